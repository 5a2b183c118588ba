/**
 * The codes of problems that several modules report, and the tables of what codes mean. Start with
 * {@link io.github.sitemaptoolkit.code.CodeTable}.
 */
@NullMarked
package io.github.sitemaptoolkit.code;

import org.jspecify.annotations.NullMarked;
