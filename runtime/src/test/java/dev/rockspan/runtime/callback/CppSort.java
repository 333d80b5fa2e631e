package dev.rockspan.runtime.callback;

import java.util.function.BiPredicate;

/**
 * Sorts as {@code std::sort} of libstdc++ does, which looks for no end of the array where an order that contradicts itself
 * nowhere would not pass it. Here that is an {@link IndexOutOfBoundsException}, there it is a crash. (What it does after
 * bad luck with its pivots, a heap sort, stays within the array by itself and is left out.)
 */
final class CppSort<T> {

    private static final int THRESHOLD = 16;

    private final T[] all;
    private final BiPredicate<T, T> before;

    private CppSort(T[] all, BiPredicate<T, T> before) {
        this.all = all;
        this.before = before;
    }

    static <T> void sort(T[] all, BiPredicate<T, T> before) {
        CppSort<T> sort = new CppSort<>(all, before);
        sort.partitions(0, all.length);
        sort.insert(0, Math.min(all.length, THRESHOLD));
        for (int i = THRESHOLD; i < all.length; i++) {
            sort.insertUnguarded(i);
        }
    }

    private void swap(int i, int j) {
        T other = all[i];
        all[i] = all[j];
        all[j] = other;
    }

    private boolean isBefore(int i, int j) {
        return before.test(all[i], all[j]);
    }

    private void partitions(int first, int end) {
        int last = end;
        while (last - first > THRESHOLD) {
            swap(first, median(first + 1, first + (last - first) / 2, last - 1));
            int cut = partition(first + 1, last, first);
            partitions(cut, last);
            last = cut;
        }
    }

    private int median(int a, int b, int c) {
        if (isBefore(a, b)) {
            return isBefore(b, c) ? b : isBefore(a, c) ? c : a;
        }
        return isBefore(a, c) ? a : isBefore(b, c) ? c : b;
    }

    private int partition(int begin, int end, int pivot) {
        int first = begin;
        int last = end;
        while (true) {
            while (isBefore(first, pivot)) {
                first++;
            }
            last--;
            while (isBefore(pivot, last)) {
                last--;
            }
            if (first >= last) {
                return first;
            }
            swap(first, last);
            first++;
        }
    }

    private void insert(int first, int end) {
        for (int i = first + 1; i < end; i++) {
            if (isBefore(i, first)) {
                T value = all[i];
                System.arraycopy(all, first, all, first + 1, i - first);
                all[first] = value;
            } else {
                insertUnguarded(i);
            }
        }
    }

    private void insertUnguarded(int place) {
        int at = place;
        T value = all[place];
        while (before.test(value, all[at - 1])) {
            all[at] = all[at - 1];
            at--;
        }
        all[at] = value;
    }
}
