/**
 * Problems of documents: what is wrong, how bad it is, and where. Start with {@link
 * io.github.sitemaptoolkit.problem.Problems}.
 */
@NullMarked
package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.NullMarked;
