/** Output for people and programs: messages, progress, tables, reports, exit codes. */
@NullMarked
package io.github.sitemaptoolkit.cli.report;

import org.jspecify.annotations.NullMarked;
