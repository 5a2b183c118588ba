package io.github.sitemaptoolkit.site.config;

/**
 * Something in an input that is read otherwise than when it was last published.
 *
 * @param what such as {@code column "Title"}
 * @param before how it was read
 * @param now how it is read
 */
public record InputChange(String what, String before, String now) {}
