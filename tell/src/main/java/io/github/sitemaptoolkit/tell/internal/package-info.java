/** What has been told, in files. */
@NullMarked
package io.github.sitemaptoolkit.tell.internal;

import org.jspecify.annotations.NullMarked;
