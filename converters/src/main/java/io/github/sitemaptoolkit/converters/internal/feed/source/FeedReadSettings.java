package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.model.DocumentInfo;
import java.time.Instant;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a reader of feeds.
 *
 * @param extensions the ids of extensions that create values only on request
 * @param contentImages whether to use the first picture in an item's content if the item has no
 *     other picture
 * @param metadata whether to keep the title, summary, authors and categories of an item
 * @param now the current time; null for the system clock
 * @param description replaces data about the feed by that of the options
 */
public record FeedReadSettings(
    Set<String> extensions,
    boolean contentImages,
    boolean metadata,
    @Nullable Instant now,
    UnaryOperator<DocumentInfo> description) {}
