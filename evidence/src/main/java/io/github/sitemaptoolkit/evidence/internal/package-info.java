/** What the readers of tables share: headers, first rows, and what is told of the others. */
@NullMarked
package io.github.sitemaptoolkit.evidence.internal;

import org.jspecify.annotations.NullMarked;
