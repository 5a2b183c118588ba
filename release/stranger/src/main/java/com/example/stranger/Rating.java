package com.example.stranger;

import io.github.sitemaptoolkit.model.UrlExtension;

/** The rating of a page. */
public record Rating(String scale, String stars) implements UrlExtension {}
