/** What was measured, as JSON, Markdown and plots. */
@NullMarked
package dev.rockspan.benchmarks.report;

import org.jspecify.annotations.NullMarked;
