/** The hostile documents that the command {@code doctor} reads. */
@NullMarked
package io.github.sitemaptoolkit.cli.doctor;

import org.jspecify.annotations.NullMarked;
