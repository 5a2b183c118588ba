/** Processes many documents: writes several at the same time, and reads several as one. */
@NullMarked
package io.github.sitemaptoolkit.batch;

import org.jspecify.annotations.NullMarked;
