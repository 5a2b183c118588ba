/**
 * Fuzz targets: each a test class with one method, which a build runs with its seeds and its kept
 * findings, and {@code .ci/fuzz} with whatever Jazzer comes up with.
 */
@NullMarked
package io.github.sitemaptoolkit.fuzz;

import org.jspecify.annotations.NullMarked;
