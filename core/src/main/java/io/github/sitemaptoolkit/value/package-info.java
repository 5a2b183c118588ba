/**
 * What the text of a value means, for values that sitemaps, feeds, tables and pages write in
 * different forms. Each kind of value is parsed here and nowhere else: readers decide which forms
 * they take, and validators how serious a form is. Dates and urls have packages of their own.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
