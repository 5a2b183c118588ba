/**
 * The file {@code robots.txt}, read for the sitemaps that it lists. Start with {@link
 * io.github.sitemaptoolkit.converters.robots.RobotsFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.robots;

import org.jspecify.annotations.NullMarked;
