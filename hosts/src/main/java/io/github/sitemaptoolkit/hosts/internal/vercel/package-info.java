/** Vercel: its rules, and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.vercel;

import org.jspecify.annotations.NullMarked;
