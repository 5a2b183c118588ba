/** Stands in for classes of {@code org.mozilla.universalchardet} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.org.mozilla.universalchardet;

import org.jspecify.annotations.NullMarked;
