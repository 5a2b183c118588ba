package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.model.DocumentInfo;
import java.time.Instant;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a feed is read.
 *
 * @param with the ids of extensions that look for their values only when they are asked to
 * @param contentImages whether the first picture of an item's content counts as one of its media
 *     where there is no other
 * @param words whether the title, summary, authors and categories of an item go with its entry
 * @param now the time that counts as now; null for that of the clock
 * @param description replaces what the feed says of itself by what was asked for
 */
public record FeedReadSettings(
    Set<String> with,
    boolean contentImages,
    boolean words,
    @Nullable Instant now,
    UnaryOperator<DocumentInfo> description) {}
