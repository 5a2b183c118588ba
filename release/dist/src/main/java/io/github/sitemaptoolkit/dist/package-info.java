/**
 * Makes the manual pages and the completion scripts of the packages from the model of the command.
 */
@NullMarked
package io.github.sitemaptoolkit.dist;

import org.jspecify.annotations.NullMarked;
