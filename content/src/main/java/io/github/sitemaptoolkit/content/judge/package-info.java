/**
 * Which pictures and videos are those of a page: {@link
 * io.github.sitemaptoolkit.content.judge.MediaJudge} decides it for all readers.
 */
@NullMarked
package io.github.sitemaptoolkit.content.judge;

import org.jspecify.annotations.NullMarked;
