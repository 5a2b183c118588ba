/** What all hosts have in common: that they answer, and how their files are read. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal;

import org.jspecify.annotations.NullMarked;
