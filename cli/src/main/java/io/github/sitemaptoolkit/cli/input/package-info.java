/** What commands read: the files that arguments stand for, and the entries in them. */
@NullMarked
package io.github.sitemaptoolkit.cli.input;

import org.jspecify.annotations.NullMarked;
