/** What the Search Console of Google exports and answers. */
@NullMarked
package io.github.sitemaptoolkit.evidence.console;

import org.jspecify.annotations.NullMarked;
