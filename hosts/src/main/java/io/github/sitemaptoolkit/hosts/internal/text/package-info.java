/** What rule files and addresses are written in: trees of JSON and TOML, urls, patterns. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.text;

import org.jspecify.annotations.NullMarked;
