/** The command look: what is in a set, and how it differs from an older one. */
@NullMarked
package io.github.sitemaptoolkit.cli.look;

import org.jspecify.annotations.NullMarked;
