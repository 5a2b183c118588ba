/**
 * What a static host answers for an address; {@link io.github.sitemaptoolkit.hosts.HostRules#read}
 * is where to start.
 */
@NullMarked
package io.github.sitemaptoolkit.hosts;

import org.jspecify.annotations.NullMarked;
