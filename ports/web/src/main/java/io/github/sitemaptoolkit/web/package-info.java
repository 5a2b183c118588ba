/**
 * What browsers and Node.js do with the toolkit: check documents, convert them, explain rules. Runs
 * on the JVM, too, so that both can be compared.
 */
@NullMarked
package io.github.sitemaptoolkit.web;

import org.jspecify.annotations.NullMarked;
