package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import java.util.List;

/**
 * What was published or, in a plan, would be.
 *
 * @param set the manifest
 * @param written the names of new and changed files
 * @param removed the names of removed files
 * @param notes what remains to be done or should be known, in sentences
 * @param changes how many urls and values are more or fewer than before
 */
public record Published(
    Manifest set,
    List<String> written,
    List<String> removed,
    List<String> notes,
    List<String> changes) {}
