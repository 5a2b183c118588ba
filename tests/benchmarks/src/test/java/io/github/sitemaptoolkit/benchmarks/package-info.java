/**
 * Speed, beside that of others in the same run.
 *
 * <p>A number of milliseconds says little, a ratio more: {@code .ci/bench} prints both.
 */
@NullMarked
package io.github.sitemaptoolkit.benchmarks;

import org.jspecify.annotations.NullMarked;
