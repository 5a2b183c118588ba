/** The options of commands as tables, so that a start need not gather them from annotations. */
@NullMarked
package io.github.sitemaptoolkit.cli.model;

import org.jspecify.annotations.NullMarked;
