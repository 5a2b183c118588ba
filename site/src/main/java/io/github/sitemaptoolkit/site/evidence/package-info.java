/** What a site's own files say of addresses. */
@NullMarked
package io.github.sitemaptoolkit.site.evidence;

import org.jspecify.annotations.NullMarked;
