/** Sources of facts about addresses that are files of other programs, and how they are opened. */
@NullMarked
package io.github.sitemaptoolkit.evidence;

import org.jspecify.annotations.NullMarked;
