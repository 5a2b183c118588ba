package io.github.sitemaptoolkit.content.judge;

/**
 * What is left out for one reason.
 *
 * @param reason the reason
 * @param count how many there are
 * @param address the address of the first as written, at most 200 characters of it; may be empty
 * @since 0.1
 */
public record Omitted(Omission reason, int count, String address) {}
