/** Firebase Hosting: its rules, and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.firebase;

import org.jspecify.annotations.NullMarked;
