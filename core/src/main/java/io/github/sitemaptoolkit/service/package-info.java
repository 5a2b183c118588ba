/**
 * The code of others: how extensions, formats and other services are found on the class path, and
 * what their failures cost. {@link io.github.sitemaptoolkit.service.Services} says in which order
 * they are found.
 */
@NullMarked
package io.github.sitemaptoolkit.service;

import org.jspecify.annotations.NullMarked;
