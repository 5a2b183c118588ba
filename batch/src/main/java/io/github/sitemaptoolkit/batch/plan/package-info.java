/**
 * Inputs of many documents, and what each becomes: files, folders and patterns that are found, the
 * outputs they are planned to have, which of them are newer.
 */
@NullMarked
package io.github.sitemaptoolkit.batch.plan;

import org.jspecify.annotations.NullMarked;
