/**
 * What keeps a broken input from replacing a good set: how many of its urls would go, and how many
 * are of other sites.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.guard;

import org.jspecify.annotations.NullMarked;
