package io.github.sitemaptoolkit.look;

import java.time.LocalDate;
import java.util.List;

/**
 * What is in a set of sitemaps. Lists of names are bounded: what is beyond is counted as others.
 *
 * @param day the day on which it was counted
 * @param urls the number of urls; one that is listed twice counts twice
 * @param files the files, in the order in which they were read; at most {@value #MOST_FILES}
 * @param otherFiles the number of files that are not listed
 * @param sitemaps the sitemaps that indexes list, in their order; at most {@value #MOST_FILES}
 * @param otherSitemaps the number of further ones
 * @param hosts the number of urls of each host, largest first; empty text for urls without a host
 * @param otherHosts the number of urls of hosts that are not listed
 * @param sections the sections of the paths, largest first
 * @param otherSections the number of urls in sections that are not listed
 * @param dates the lastmods
 * @param fields how many urls have a changefreq and a priority
 * @param elements what extends the entries, in the order of the extensions
 * @param images the pictures
 * @param videos the videos
 * @param languages the links to other languages
 * @since 0.1
 */
public record Look(
    LocalDate day,
    long urls,
    List<FileLook> files,
    long otherFiles,
    List<SitemapLook> sitemaps,
    long otherSitemaps,
    List<NamedCount> hosts,
    long otherHosts,
    List<SectionLook> sections,
    long otherSections,
    DateLook dates,
    List<NamedCount> fields,
    List<ElementLook> elements,
    MediaLook images,
    MediaLook videos,
    LanguageLook languages) {

  /** The maximum number of files, and of sitemaps, that are listed. */
  public static final int MOST_FILES = 50_000;

  /** Copies the lists. */
  public Look {
    files = List.copyOf(files);
    sitemaps = List.copyOf(sitemaps);
    hosts = List.copyOf(hosts);
    sections = List.copyOf(sections);
    fields = List.copyOf(fields);
    elements = List.copyOf(elements);
  }

  /** Returns the number of all files. */
  public long fileCount() {
    return files.size() + otherFiles;
  }

  /** Returns the number of listed files that exceed a limit of the protocol. */
  public long filesOverLimit() {
    return files.stream().filter(FileLook::isOverLimit).count();
  }

  /** Returns the number of listed sitemaps that were not read, or not to their end. */
  public long unreadSitemaps() {
    return sitemaps.stream().filter(sitemap -> sitemap.unread() != null).count();
  }
}
