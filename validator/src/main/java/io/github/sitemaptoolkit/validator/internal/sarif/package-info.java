/** How SARIF names files and findings. */
@NullMarked
package io.github.sitemaptoolkit.validator.internal.sarif;

import org.jspecify.annotations.NullMarked;
