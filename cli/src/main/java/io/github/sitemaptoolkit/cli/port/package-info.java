/**
 * Ports of the command: what it is handed by the program that runs it, because not every program
 * has it, such as a network, jars and folders of pages.
 */
@NullMarked
package io.github.sitemaptoolkit.cli.port;

import org.jspecify.annotations.NullMarked;
