/** What is known of the addresses that entries name, and the sources that say it. */
@NullMarked
package io.github.sitemaptoolkit.validator.evidence;

import org.jspecify.annotations.NullMarked;
