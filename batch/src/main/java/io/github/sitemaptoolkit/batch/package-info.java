/** Many documents at once: finding them, planning outputs, reading several as one. */
@NullMarked
package io.github.sitemaptoolkit.batch;

import org.jspecify.annotations.NullMarked;
