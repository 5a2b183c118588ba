/** What a publisher needs of the machine that it runs on: clocks, threads and processes. */
@NullMarked
package io.github.sitemaptoolkit.s3.internal.machine;

import org.jspecify.annotations.NullMarked;
