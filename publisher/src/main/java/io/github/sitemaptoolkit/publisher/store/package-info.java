/** Where the files of a set are kept: a directory, or what else can keep files by name. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.store;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
