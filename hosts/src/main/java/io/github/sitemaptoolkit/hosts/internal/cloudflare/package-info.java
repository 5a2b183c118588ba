/** Cloudflare Pages: its rules and functions, and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import org.jspecify.annotations.NullMarked;
