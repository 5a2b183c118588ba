/**
 * What the class library of the compiler lacks, for compiled programs only: whole classes are in
 * packages below, named as in the JDK; single methods are in {@link
 * io.github.sitemaptoolkit.web.jdk.Gaps}.
 */
@NullMarked
package io.github.sitemaptoolkit.web.jdk;

import org.jspecify.annotations.NullMarked;
