/**
 * Decides what the files of a set contain, without files, threads or an engine: which file a url
 * belongs to, which of two entries of a url is kept, and which bytes each file has.
 *
 * <p>{@link io.github.sitemaptoolkit.publisher.Publisher} stands on this package, for a directory
 * on one machine. An engine that distributes the urls among many machines gets the same bytes in
 * these steps:
 *
 * <ol>
 *   <li>{@link SetItems#item} turns each entry into an {@link Item}, anywhere.
 *   <li>Of items with the same url, {@link Item#preferred} is kept, in any order. Then {@link
 *       Groups#grouped} gives it its final group.
 *   <li>The {@linkplain Weight weights} of the items are added by {@link Weighed#shard}: the first
 *       bits of the hashes of their urls.
 *   <li>{@link FilePlan#of} decides the files from these sums. If a shard is too heavy, it asks for
 *       the sums of more bits.
 *   <li>The items of each file ({@link FilePlan#fileOf}), in the order of {@link Item#BY_LOC}, are
 *       written by a {@link PartStream}, which returns the {@link
 *       io.github.sitemaptoolkit.publisher.layout.Part}.
 *   <li>{@link FilePlan#manifest} checks that no part is missing; the {@link
 *       io.github.sitemaptoolkit.publisher.layout.IndexFile} and the {@link
 *       io.github.sitemaptoolkit.publisher.layout.Manifest} are written to streams. A part that the
 *       published manifest already has need not be stored again.
 * </ol>
 *
 * <p>What goes from machine to machine is serializable. All machines need the same version of this
 * library and the same extensions, because prefixes and counts are numbered by them. Arrays are not
 * copied, and must not be changed.
 *
 * <p>Files of a {@linkplain io.github.sitemaptoolkit.publisher.layout.Grouping#sequence() sequence}
 * depend on all urls before them, so they cannot be planned in this way.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.plan;

import org.jspecify.annotations.NullMarked;
