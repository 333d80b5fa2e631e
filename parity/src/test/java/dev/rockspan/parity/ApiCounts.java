package dev.rockspan.parity;

import java.util.List;

/** How much of rocksdbjni's API there is. */
record ApiCounts(
        int classes, int presentClasses, int members, int presentMembers, int notInC, int otherwise, int toDo) {

    private static final String NOT_IN_C = "not in c.h";

    static ApiCounts of(List<ApiComparison> comparisons, MissingList list) {
        int members = 0;
        int present = 0;
        int notInC = 0;
        int toDo = 0;
        for (ApiComparison comparison : comparisons) {
            members += comparison.members();
            present += comparison.present();
            for (String element : comparison.missing().keySet()) {
                int weight =
                        comparison.ours().isEmpty() ? comparison.members() : ApiComparison.isMember(element) ? 1 : 0;
                notInC += list.reason(element).startsWith(NOT_IN_C) ? weight : 0;
                toDo += list.reason(element).startsWith(MissingList.TO_DO) ? weight : 0;
            }
        }
        int presentClasses = (int) comparisons.stream()
                .filter(comparison -> comparison.ours().isPresent())
                .count();
        return new ApiCounts(
                comparisons.size(), presentClasses, members, present, notInC, members - present - notInC - toDo, toDo);
    }

    @Override
    public String toString() {
        return """
                rocksdbjni's API in Rockspan      classes   methods, constructors, fields
                all                               %7d   %7d
                there                             %7d   %7d
                not in c.h                                  %7d
                missing for another reason                  %7d
                to do                                       %7d
                there, of what c.h can do                     %5.1f %%""".formatted(
                        classes,
                        members,
                        presentClasses,
                        presentMembers,
                        notInC,
                        otherwise,
                        toDo,
                        100.0 * presentMembers / (members - notInC));
    }
}
