/**
 * What happens when documents mean harm and disks fail. Start with {@link
 * io.github.sitemaptoolkit.robustness.HostileCorpusTest}.
 */
@NullMarked
package io.github.sitemaptoolkit.robustness;

import org.jspecify.annotations.NullMarked;
