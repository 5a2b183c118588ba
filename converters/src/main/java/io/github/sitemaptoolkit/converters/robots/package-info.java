/**
 * The file {@code robots.txt}, of which the listed sitemaps are read. Start with {@link
 * io.github.sitemaptoolkit.converters.robots.RobotsFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.robots;

import org.jspecify.annotations.NullMarked;
