/** What entries cost, and what documents and records cost that grow in one way. */
@org.jspecify.annotations.NullMarked
package io.github.sitemaptoolkit.costs;
