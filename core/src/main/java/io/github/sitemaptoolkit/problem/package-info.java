/**
 * What is wrong, how bad, and where. Start with {@link io.github.sitemaptoolkit.problem.Problems}.
 */
@NullMarked
package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.NullMarked;
