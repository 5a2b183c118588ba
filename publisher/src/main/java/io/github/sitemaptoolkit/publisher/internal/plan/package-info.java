/** What is to stand in which file, computed without touching the disk. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.plan;

import org.jspecify.annotations.NullMarked;
