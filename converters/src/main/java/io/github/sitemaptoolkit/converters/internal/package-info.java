/** What several formats of this module share; promised to nobody else. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal;

import org.jspecify.annotations.NullMarked;
