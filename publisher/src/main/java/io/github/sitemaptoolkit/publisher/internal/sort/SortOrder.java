package io.github.sitemaptoolkit.publisher.internal.sort;

import java.util.Comparator;
import java.util.function.ToLongFunction;

/**
 * An order whose first criterion may be a number.
 *
 * @param number the first criterion, compared as an unsigned number: if two values have different
 *     numbers, the one with the smaller number comes first
 * @param comparator the whole order
 * @param <T> the type of the values
 */
public record SortOrder<T>(ToLongFunction<T> number, Comparator<T> comparator) {}
