/**
 * What sitemap.toml and options can set, as records of plain values: what they mean is interpreted
 * where it is used.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.batch.setting;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
