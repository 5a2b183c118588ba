/**
 * ResourceSync: what keeps copies of a collection in step. Start with {@link
 * io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadata} for {@code rs:md}, with {@link
 * io.github.sitemaptoolkit.ext.resourcesync.ResourceLink} for {@code rs:ln}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.resourcesync;

import org.jspecify.annotations.NullMarked;
