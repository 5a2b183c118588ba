/** Addresses in urls, and documents that arrive while they are read. */
@NullMarked
package io.github.sitemaptoolkit.remote.internal.net;

import org.jspecify.annotations.NullMarked;
