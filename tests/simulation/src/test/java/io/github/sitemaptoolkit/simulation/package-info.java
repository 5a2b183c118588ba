/**
 * Publishing in simulated worlds: disks and buckets on which anything fails at any step, chosen by
 * a seed that repeats it.
 */
@NullMarked
package io.github.sitemaptoolkit.simulation;

import org.jspecify.annotations.NullMarked;
