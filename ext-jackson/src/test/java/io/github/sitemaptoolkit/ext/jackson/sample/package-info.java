/** What somebody else would write: records, and an extension in a jar. */
@NullMarked
package io.github.sitemaptoolkit.ext.jackson.sample;

import org.jspecify.annotations.NullMarked;
