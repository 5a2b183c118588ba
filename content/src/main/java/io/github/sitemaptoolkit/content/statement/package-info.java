/** Structured data of pages: one model for JSON-LD, microdata and RDFa. */
@NullMarked
package io.github.sitemaptoolkit.content.statement;

import org.jspecify.annotations.NullMarked;
