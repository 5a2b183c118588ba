/**
 * What is asked of a host and what it answers: the host, its rule files, the folder of pages, and
 * the answer.
 */
@NullMarked
package io.github.sitemaptoolkit.hosts.answer;

import org.jspecify.annotations.NullMarked;
