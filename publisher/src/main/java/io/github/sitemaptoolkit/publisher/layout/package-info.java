/**
 * What a published set consists of: its files and their names, how much each may hold, how urls are
 * grouped into them, its index and its manifest. Which url is in which file is decided in {@link
 * io.github.sitemaptoolkit.publisher.plan}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
