/** Publishes sets of sitemaps to Amazon S3, and to what speaks its protocol. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
