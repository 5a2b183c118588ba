/** A server on this machine that may answer badly, for tests of clients. */
@NullMarked
package io.github.sitemaptoolkit.faults.server;

import org.jspecify.annotations.NullMarked;
