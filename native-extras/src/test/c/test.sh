# Compiles the test and runs it, then does the same with sanitizers: test.sh <C compiler> <librocksdb>, in native-extras.
set -e
cc=$1
library=$2
work=target/test-c

rm -rf $work
mkdir -p $work

compile() {
  $cc -std=c11 -g -Wall -Wextra -Werror -Isrc/main/c "$@" \
    src/test/c/rockspan_extras_test.c src/main/c/rockspan_extras.c -ldl -lpthread
}

if ! printf 'int main(void) { return 0; }' > $work/empty.c || ! $cc -o $work/empty $work/empty.c || ! $work/empty; then
  echo "What the C compiler ($cc) makes does not run here: the extension is not tested."
  exit 0
fi

compile -O2 -o $work/plain
$work/plain "$library" $work/plain-db

sanitizers="-O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"
if $cc $sanitizers -o $work/empty $work/empty.c 2> $work/sanitizers.txt && $work/empty 2>> $work/sanitizers.txt; then
  compile $sanitizers -o $work/sanitized
  echo "With AddressSanitizer and UndefinedBehaviorSanitizer:"
  $work/sanitized "$library" $work/sanitized-db
else
  echo "The C compiler ($cc) has no sanitizers here: the extension is tested without them."
fi
