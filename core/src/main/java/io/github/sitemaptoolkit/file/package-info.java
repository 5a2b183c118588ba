/** Names of files, those that belong to urls too, and the reasons why files fail. */
@NullMarked
package io.github.sitemaptoolkit.file;

import org.jspecify.annotations.NullMarked;
