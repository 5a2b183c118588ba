/**
 * Publishes sets of sitemaps, and splits, indexes and merges them. Start with {@link
 * io.github.sitemaptoolkit.publisher.Publisher}.
 *
 * <p>What a set consists of is in {@code layout}, which url is in which file in {@code plan}, where
 * files are kept in {@code store}, what stands there already in {@code standing}, what belongs to a
 * directory in {@code directory}, what keeps a broken input from replacing a good set in {@code
 * guard}, and the difference between two sets in {@code compare}.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher;

import org.jspecify.annotations.NullMarked;
