/**
 * Tables: a row for each url, with columns for the values of all extensions. Start with {@link
 * io.github.sitemaptoolkit.converters.csv.CsvFormat}.
 *
 * <h2>Columns</h2>
 *
 * <p>The columns are {@code loc,lastmod,changefreq,priority}, followed by those of the extensions
 * that are used, in the order of the registry and of the schemas. Their names consist of the id of
 * the extension and the path inside its element, such as {@code image.loc} or {@code
 * news.publication.name}, with {@code @} before an attribute: {@code video.price@currency}. For an
 * element without content, such as {@code mobile}, there is a column of that name with {@code yes}
 * in its cells.
 *
 * <h2>Cells with one value</h2>
 *
 * <p>A cell contains the text itself, quoted if necessary. An empty cell means that there is no
 * value; {@code \e} stands for an empty text. (A text that is itself {@code \e}, with any number of
 * further backslashes before it, is written with one more backslash.)
 *
 * <h2>Repeats, joined</h2>
 *
 * <p>A cell contains the values of all elements of an entry, separated by {@code |}: {@code
 * a.jpg|b.jpg}. Each column of an extension has as many values as the entry has elements, so that
 * the second caption belongs to the second image. A missing value is empty: {@code |second caption}
 *
 * <p>If repeats are nested, such as the tags of several videos, {@code |} separates the innermost
 * values, {@code ||} the groups around them, and so on: {@code red|blue||green} are two tags of the
 * first video and one of the second. In such columns a missing value is written as {@code \-},
 * because an empty one would look like a longer separator: {@code red||\-||green}.
 *
 * <p>In these cells a {@code |} inside a text is written as {@code \|}, a backslash as {@code \\},
 * and an empty text as {@code \e}. When a table is read, a backslash before any other character
 * stands for itself.
 *
 * <h2>Repeats, wide</h2>
 *
 * <p>Each value has a column of its own, with the number of the repeat in the header: {@code
 * image[2].loc}, {@code video[1].tag[3]}. Each cell contains a single value.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.csv;

import org.jspecify.annotations.NullMarked;
