/** What the templates of pages show: texts, links and the geometry of charts. */
@NullMarked
package io.github.sitemaptoolkit.report.html.internal.view;

import org.jspecify.annotations.NullMarked;
