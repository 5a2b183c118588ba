package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of rules for entries and whole documents that reading does not check.
 *
 * @since 0.1
 */
public final class CheckCodes {

  /** A url has exactly 2,048 characters. */
  public static final Code LOC_2048 = Code.warning("loc.length-2048");

  /** A document declares another version of XML than 1.0. */
  public static final Code XML_VERSION = Code.warning("xml.version");

  /** An element of entries stands outside an entry. */
  public static final Code MISPLACED_EXTENSION = Code.error("xml.misplaced-extension");

  /** A url is shorter than the 12 characters that the schema requires. */
  public static final Code LOC_TOO_SHORT = Code.info("loc.too-short");

  /** A url is longer than Yandex allows. */
  public static final Code LOC_TOO_LONG_YANDEX = Code.warning("loc.too-long-yandex");

  /** A url is longer than Baidu allows. */
  public static final Code LOC_TOO_LONG_BAIDU = Code.warning("loc.too-long-baidu");

  /** A url has a parameter that only serves to track visitors. */
  public static final Code LOC_TRACKING = Code.warning("loc.tracking");

  /** Two urls probably lead to the same page. */
  public static final Code LOC_EQUIVALENT = Code.warning("loc.equivalent");

  /** A document has no urls. */
  public static final Code NO_URLS = Code.error("doc.no-urls");

  /** A news sitemap has no news. */
  public static final Code NO_NEWS = Code.info("doc.no-news");

  /** An index has no sitemaps. */
  public static final Code INDEX_EMPTY = Code.error("index.no-sitemaps");

  /** A url has brackets in its query, and no other character that must be escaped. */
  public static final Code QUERY_BRACKETS = Code.warning("url.query-brackets");

  /** A text was escaped twice. */
  public static final Code TEXT_DOUBLE_ESCAPED = Code.warning("text.double-escaped");

  /** A text has a tag of HTML. */
  public static final Code TEXT_MARKUP = Code.warning("text.markup");

  /** A text has a template that was not rendered. */
  public static final Code TEXT_TEMPLATE = Code.warning("text.template");

  /** A text is a word that programs write for a missing value. */
  public static final Code TEXT_PROGRAM_WORD = Code.warning("text.program-word");

  /** A text was read in another encoding than it was written. */
  public static final Code TEXT_MOJIBAKE = Code.warning("text.mojibake");

  /** A text has U+FFFD, which stands for a character that was lost. */
  public static final Code TEXT_REPLACEMENT_CHAR = Code.warning("text.replacement-char");

  /** The host of a url is named like that of a staging site. */
  public static final Code STAGING_HOST = Code.info("url.staging-host");

  /** A document has urls of several hosts. */
  public static final Code MIXED_HOSTS = Code.warning("url.mixed-hosts");

  /** A lastmod is in the future. */
  public static final Code LASTMOD_FUTURE = Code.warning("lastmod.future");

  /** A lastmod is older than the time of Unix. */
  public static final Code LASTMOD_BEFORE_1970 = Code.warning("lastmod.before-1970");

  /** A lastmod is older than the web. */
  public static final Code LASTMOD_OLD = Code.warning("lastmod.before-1990");

  /** A lastmod has no time. */
  public static final Code LASTMOD_DATE_ONLY = Code.info("lastmod.date-only");

  /** All entries have the same lastmod. */
  public static final Code LASTMOD_IDENTICAL = Code.warning("lastmod.all-identical");

  /** Most entries have the latest lastmod, as if it was the time when the file was made. */
  public static final Code LASTMOD_GENERATION = Code.info("lastmod.equals-generation");

  /** A lastmod, changefreq or priority is longer than Yandex allows. */
  public static final Code DATE_TOO_LONG = Code.warning("date.too-long");

  /** Entries have a changefreq, which search engines ignore. */
  public static final Code CHANGEFREQ_IGNORED = Code.info("changefreq.ignored");

  /** All entries have the same priority. */
  public static final Code PRIORITY_EQUAL = Code.info("priority.all-equal");

  /** Entries have a priority, which search engines ignore. */
  public static final Code PRIORITY_IGNORED = Code.info("priority.ignored");

  /** An index lists itself. */
  public static final Code INDEX_CYCLE = Code.error("index.cycle");

  /** An index lists a sitemap of another site. */
  public static final Code INDEX_OTHER_SITE = Code.error("index.other-site");

  /** An index lists a sitemap in a directory above its own. */
  public static final Code INDEX_HIGHER = Code.warning("index.higher-directory");

  /** An index lists a single sitemap. */
  public static final Code INDEX_SMALL = Code.info("index.too-small");

  /** A compressed file is not named .gz, or a file named .gz is not compressed. */
  public static final Code GZIP_EXTENSION = Code.info("gzip.extension");

  /** A text sitemap is not named .txt. */
  public static final Code TXT_EXTENSION = Code.warning("txt.extension");

  /** A file is larger than the 10 MB that Baidu allows. */
  public static final Code FILE_SIZE_10MB = Code.info("limit.file-size-10mb");

  /** An element is in a namespace that no extension is registered for. */
  public static final Code EXTENSION_UNKNOWN = Code.info("ns.extension-unknown");

  /** An element of an extension is outside the element that it belongs in. */
  public static final Code EXTENSION_UNWRAPPED = Code.error("ext.unwrapped");

  /** A namespace nearly is that of an extension. */
  public static final Code EXTENSION_MISSPELT = Code.error("ns.extension-misspelt");

  /** A limit of the validator was reached. */
  public static final Code BOUND_REACHED = Code.info("set.bound-reached");

  /** Entries have errors, so they were not published. */
  public static final Code NOT_PUBLISHED = Code.error("publish.invalid");

  private CheckCodes() {}
}
