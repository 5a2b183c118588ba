/** The hosts of repositories: GitLab Pages with its rules, and GitHub Pages, which has none. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.gitlab;

import org.jspecify.annotations.NullMarked;
