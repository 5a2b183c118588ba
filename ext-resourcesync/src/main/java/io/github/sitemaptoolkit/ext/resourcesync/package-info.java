/**
 * ResourceSync, which keeps copies of a collection synchronized. Start with {@link
 * io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadata} for {@code rs:md}, and with {@link
 * io.github.sitemaptoolkit.ext.resourcesync.ResourceLink} for {@code rs:ln}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.resourcesync;

import org.jspecify.annotations.NullMarked;
