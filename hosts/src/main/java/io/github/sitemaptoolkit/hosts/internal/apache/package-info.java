/** Apache: what its .htaccess files say, as far as that is understood. */
@NullMarked
package io.github.sitemaptoolkit.hosts.internal.apache;

import org.jspecify.annotations.NullMarked;
