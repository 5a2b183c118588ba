/** A small extension that the tests of core use: {@code acme:credit}. */
@NullMarked
package io.github.sitemaptoolkit.sample;

import org.jspecify.annotations.NullMarked;
