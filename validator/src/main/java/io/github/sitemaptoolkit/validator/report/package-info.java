/** Reports of findings, for people and for other programs. */
@NullMarked
package io.github.sitemaptoolkit.validator.report;

import org.jspecify.annotations.NullMarked;
