/** Azure Static Web Apps: its routes, and what it does by itself. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.azure;

import org.jspecify.annotations.NullMarked;
