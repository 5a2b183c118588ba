/** What a run is compared with: findings that a team knows and wants to see no more. */
@NullMarked
package io.github.sitemaptoolkit.validator.baseline;

import org.jspecify.annotations.NullMarked;
