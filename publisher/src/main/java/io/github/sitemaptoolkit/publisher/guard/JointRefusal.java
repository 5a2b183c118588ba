package io.github.sitemaptoolkit.publisher.guard;

/**
 * Marks exceptions that refuse what could be published, so that a run may go on to find what else
 * it would refuse: {@link Refusals} tells all of it.
 *
 * @since 0.1
 */
public interface JointRefusal {}
