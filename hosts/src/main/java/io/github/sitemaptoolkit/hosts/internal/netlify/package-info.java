/** Netlify: its rules, and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.netlify;

import org.jspecify.annotations.NullMarked;
