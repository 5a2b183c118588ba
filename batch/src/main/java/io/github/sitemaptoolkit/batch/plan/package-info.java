/**
 * Finds the inputs of a batch, by files, directories and patterns, and plans the output of each.
 */
@NullMarked
package io.github.sitemaptoolkit.batch.plan;

import org.jspecify.annotations.NullMarked;
