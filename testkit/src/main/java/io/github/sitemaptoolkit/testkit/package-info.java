/**
 * Contract tests that every extension, format and store must pass. To test an extension, extend
 * {@link io.github.sitemaptoolkit.testkit.ExtensionContract}; a format, {@link
 * io.github.sitemaptoolkit.testkit.FormatContract}; a store of sets, {@link
 * io.github.sitemaptoolkit.testkit.StoreContract}.
 */
@NullMarked
package io.github.sitemaptoolkit.testkit;

import org.jspecify.annotations.NullMarked;
