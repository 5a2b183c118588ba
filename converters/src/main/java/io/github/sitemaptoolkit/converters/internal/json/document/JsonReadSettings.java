package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.feed.source.FeedReadSettings;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.read.TableReadSettings;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a reader of JSON documents.
 *
 * @param items the path of the array or object with the entries; null to find it
 * @param isFeed whether the document is read as a JSON Feed, whatever its version says
 * @param table the settings for documents that are read as tables
 * @param columns returns the columns of the extensions
 * @param feed the settings for documents that are feeds
 */
public record JsonReadSettings(
    @Nullable String items,
    boolean isFeed,
    TableReadSettings table,
    Supplier<ColumnNames> columns,
    FeedReadSettings feed) {}
