/**
 * The rules: what each means, how serious it is in which profile, what breaking it costs, and who
 * says so.
 */
@NullMarked
package io.github.sitemaptoolkit.validator.rule;

import org.jspecify.annotations.NullMarked;
