/**
 * What belongs to a directory of sitemaps: its store, the files published there, its robots.txt.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.directory;

import org.jspecify.annotations.NullMarked;
