/** The hosts, one class each that knows its rules and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal;

import org.jspecify.annotations.NullMarked;
