/**
 * Contract tests that every extension and every format must pass. To test an extension, extend
 * {@link io.github.sitemaptoolkit.testkit.ExtensionContract}; to test a format, extend {@link
 * io.github.sitemaptoolkit.testkit.FormatContract}.
 */
@NullMarked
package io.github.sitemaptoolkit.testkit;

import org.jspecify.annotations.NullMarked;
