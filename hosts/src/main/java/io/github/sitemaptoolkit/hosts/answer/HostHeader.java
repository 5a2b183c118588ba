package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;

/**
 * A header that a rule of the host adds to its answer.
 *
 * @param name its name in lower case, such as {@code x-robots-tag}
 * @param value its value
 * @param known whether it is known that it is sent; false if that depends on what is not known
 * @param rule where the rule stands
 * @since 0.1
 */
@Incubating
public record HostHeader(String name, String value, boolean known, Location rule) {}
