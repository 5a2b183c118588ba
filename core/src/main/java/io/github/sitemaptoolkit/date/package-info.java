/**
 * What the text of a date means and what is wrong with it: the forms of the W3C, those of e-mails
 * and feeds, and those that other programs write. Readers decide which of them they take, and
 * validators how serious each fault is.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
