/** What our own modules share about files; promised to nobody else. */
@NullMarked
package io.github.sitemaptoolkit.internal.io;

import org.jspecify.annotations.NullMarked;
