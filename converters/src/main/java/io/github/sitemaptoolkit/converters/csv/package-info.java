/**
 * Tables: a row for each url, with columns for all that extensions say. Start with {@link
 * io.github.sitemaptoolkit.converters.csv.CsvFormat}.
 *
 * <h2>Columns</h2>
 *
 * <p>{@code loc,lastmod,changefreq,priority}, then those of extensions that are used, in the order
 * of the registry and of their schemas: the extension's id and the way into its element, such as
 * {@code image.loc}, {@code news.publication.name}; {@code @} before an attribute: {@code
 * video.price@currency}. An element with nothing inside is a cell {@code yes} in a column of its
 * own: {@code mobile}.
 *
 * <h2>Cells with one value</h2>
 *
 * <p>The text itself, quoted where it has to be. An empty cell means that there is none; {@code \e}
 * is an empty text. (A text that is {@code \e}, or that with more backslashes before it, gets one
 * more.)
 *
 * <h2>Repeats, joined</h2>
 *
 * <p>A cell holds the values of all elements that an entry has, with {@code |} between them: {@code
 * a.jpg|b.jpg}. Each column of an extension has as many places as the entry has elements, so that
 * the second caption is that of the second image; a place without a value is empty: {@code |of the
 * second}.
 *
 * <p>Where repeats stand in repeats, such as the tags of several videos, {@code |} goes between the
 * innermost ones, {@code ||} between those around them, and so on: {@code red|blue||green} are two
 * tags of the first video and one of the second. In such columns a place without a value is {@code
 * \-}, as nothing between separators would be part of a longer one: {@code red||\-||green}.
 *
 * <p>In texts of these cells {@code |} is written {@code \|}, a backslash {@code \\}; a text that
 * is empty is {@code \e}. When reading, a backslash before anything else stands for itself.
 *
 * <h2>Repeats, wide</h2>
 *
 * <p>Each value has a column of its own, and the header says which repeat it is of: {@code
 * image[2].loc}, {@code video[1].tag[3]}. Cells hold one value each.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.csv;

import org.jspecify.annotations.NullMarked;
