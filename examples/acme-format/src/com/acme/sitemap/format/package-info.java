/** A custom format: urls as sections of keys and values. */
@NullMarked
package com.acme.sitemap.format;

import org.jspecify.annotations.NullMarked;
