package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;

/**
 * What a source says of an address.
 *
 * @param address the address as the source writes it; which others are meant is found out by {@link
 *     io.github.sitemaptoolkit.url.CanonicalUrl}
 * @param value what belongs to the kind: see {@link FactKind}; empty for nothing
 * @param words what the source says, for messages, such as {@code "Status Code" is "404"}; empty if
 *     it is only that the address is fine
 * @param at where the source says it: its name in {@link Location#source}, with line and column if
 *     it is a file
 * @since 0.1
 */
@Incubating
public record Fact(String address, FactKind kind, String value, String words, Location at) {}
