/**
 * Contracts that every extension and every format must pass. Extend {@link
 * io.github.sitemaptoolkit.testkit.ExtensionContract} in a test of your own.
 */
@NullMarked
package io.github.sitemaptoolkit.testkit;

import org.jspecify.annotations.NullMarked;
