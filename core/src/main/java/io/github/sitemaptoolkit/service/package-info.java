/**
 * How extensions, formats and other services are found on the class path; {@link
 * io.github.sitemaptoolkit.service.Services} says in which order.
 */
@NullMarked
package io.github.sitemaptoolkit.service;

import org.jspecify.annotations.NullMarked;
