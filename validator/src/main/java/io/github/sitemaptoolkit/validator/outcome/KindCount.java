package io.github.sitemaptoolkit.validator.outcome;

import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.BitSet;

/**
 * How many findings of a kind there are.
 *
 * @param rule the rule and the level
 * @param findings the number of findings
 * @param files the numbers of the files that have such findings; not changed
 * @since 0.1
 */
public record KindCount(FoundRule rule, long findings, BitSet files) {}
