/** The hostile documents that the command doctor tries. */
@NullMarked
package io.github.sitemaptoolkit.cli.doctor;

import org.jspecify.annotations.NullMarked;
