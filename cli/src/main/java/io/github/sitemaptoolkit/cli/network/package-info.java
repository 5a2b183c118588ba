/** Rules that need the network: what servers answer, robots.txt, and a sample of the pages. */
@NullMarked
package io.github.sitemaptoolkit.cli.network;

import org.jspecify.annotations.NullMarked;
