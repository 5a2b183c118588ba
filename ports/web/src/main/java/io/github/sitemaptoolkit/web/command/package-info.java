/** The command for Node.js: commands of {@code cli}, with files that Node.js reads and writes. */
@NullMarked
package io.github.sitemaptoolkit.web.command;

import org.jspecify.annotations.NullMarked;
