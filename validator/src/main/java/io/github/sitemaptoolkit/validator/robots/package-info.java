/** What robots.txt lets crawlers read, by what an address is to the entry that names it. */
@NullMarked
package io.github.sitemaptoolkit.validator.robots;

import org.jspecify.annotations.NullMarked;
