/**
 * What sets must be, so that it can be compared with what the publisher makes of them. No class of
 * the publisher is used here: what it gets wrong would be wrong here, too.
 */
@NullMarked
package io.github.sitemaptoolkit.simulation.model;

import org.jspecify.annotations.NullMarked;
