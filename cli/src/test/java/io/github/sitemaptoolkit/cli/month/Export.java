package io.github.sitemaptoolkit.cli.month;

import io.github.sitemaptoolkit.cli.month.Column.Role;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * A kind of export.
 *
 * @param file its file's name
 * @param before lines before the headers
 * @param turned the pattern in which its dates are on the day on which they are turned; empty if
 *     they cannot be
 */
record Export(
    String file, char delimiter, String before, String after, String turned, List<Column> columns) {

  boolean has(Role role) {
    return columns.stream().anyMatch(column -> column.role() == role);
  }

  /** Returns whether a fault can happen to this kind. */
  boolean knows(Fault fault) {
    return switch (fault) {
      case URL_RENAMED, URL_DROPPED, HTML, EMPTY, HEADER_ONLY, CUT, JSON_ERROR -> true;
      case DATE_RENAMED, DATE_DROPPED -> has(Role.DATE);
      case STATUS_RENAMED, STATUS_DROPPED -> has(Role.STATUS);
      case DATES_TURNED -> !turned.isEmpty();
      case DELIMITER, ENCODING -> !file.endsWith(".json") && !file.endsWith(".xlsx");
    };
  }

  private static Column date(String header, String renamed, String pattern) {
    var format = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
    return Column.date(header, renamed, page -> page.changed().atTime(10, 0).format(format));
  }

  /** Returns the kinds. */
  static List<Export> all() {
    return List.of(
        new Export(
            "screaming-frog.csv",
            ',',
            "",
            "",
            "dd/MM/yyyy",
            List.of(
                Column.url("Address", "Resource"),
                Column.other("Content Type", page -> "text/html; charset=UTF-8"),
                Column.status("Status Code", "Answer", "200", "404"),
                Column.status("Status", "State of it", "OK", "Not Found"),
                Column.status("Indexability", "Usable", "Indexable", "Non-Indexable"),
                Column.other("Title 1", Page::title),
                date("Last Modified", "Stamp", "MM/dd/yyyy"))),
        new Export(
            "screaming-frog-de.csv",
            ',',
            "",
            "",
            "",
            List.of(
                Column.url("Adresse", "Fundort"),
                Column.other("Inhalt", page -> "text/html; charset=UTF-8"),
                Column.status("Status-Code", "Antwort", "200", "404"),
                Column.status("Indexierbarkeit", "Eignung", "Indexierbar", "Nicht indexierbar"),
                Column.other("Titel 1", Page::title),
                Column.other("Meta Robots 1", page -> page.missing() ? "noindex" : "index"))),
        new Export(
            "search-console.csv",
            ',',
            "",
            "",
            "",
            List.of(
                Column.url("Top pages", "Best of all"),
                Column.other("Clicks", page -> String.valueOf(page.id() * 3)),
                Column.other("Impressions", page -> String.valueOf(page.id() * 70)),
                Column.other("CTR", page -> "4.2%"),
                Column.other("Position", page -> "12.5"))),
        new Export(
            "wp-all-export.csv",
            ',',
            "",
            "",
            "",
            List.of(
                Column.other("ID", page -> String.valueOf(page.id())),
                Column.other("Title", Page::title),
                Column.url("Permalink", "Where"),
                date("Post Modified Date", "Stand", "yyyy-MM-dd HH:mm:ss"),
                Column.status("Status", "Phase", "publish", "draft"),
                Column.other("Regular Price", page -> page.id() + ".90"))),
        new Export(
            "shop-products.csv",
            ',',
            "",
            "",
            "",
            List.of(
                Column.other("Handle", page -> "p-" + page.id()),
                Column.other("Title", Page::title),
                Column.status("Status", "Phase", "Active", "Draft"),
                Column.url("URL", "Shown at"),
                date("Updated At", "Stand", "yyyy-MM-dd HH:mm:ss '+0200'"),
                Column.other(
                    "Image Src",
                    page ->
                        page.id() % 3 == 0 ? "https://cdn.example/" + page.id() + ".jpg" : ""))),
        new Export(
            "excel.csv",
            ';',
            "",
            "",
            "",
            List.of(
                Column.url("Seite", "Blatt"),
                Column.other("Titel", Page::title),
                date("Geändert am", "Stand", "dd.MM.yyyy"),
                Column.other("Aufrufe", page -> "1.234"))),
        new Export(
            "analytics.csv",
            ',',
            "# ----------------\n# Pages and screens\n# Start date: 20260701\n# ----------------\n",
            "",
            "",
            List.of(
                Column.url("Page location", "Place"),
                Column.other("Views", page -> String.valueOf(page.id())),
                Column.other("Users", page -> String.valueOf(page.id() / 2)))),
        new Export(
            "plain.csv",
            ',',
            "",
            "",
            "MM/dd/yyyy",
            List.of(
                Column.url("loc", "Blatt"),
                date("lastmod", "Stand", "dd/MM/yyyy"),
                Column.other("note", Page::title))),
        new Export(
            "interface.json",
            ',',
            "",
            "",
            "",
            List.of(
                Column.other("id", page -> String.valueOf(page.id())),
                Column.url("url", "shown"),
                Column.other("title", Page::title),
                date("updated_at", "stamp", "yyyy-MM-dd'T'HH:mm:ss'Z'"),
                Column.status("status", "phase", "published", "draft"))),
        new Export(
            "psql.txt",
            '|',
            "",
            "",
            "",
            List.of(
                Column.url("loc", "blatt"),
                Column.other("title", Page::title),
                date("lastmod", "stand", "yyyy-MM-dd"))),
        new Export(
            "book.xlsx",
            ',',
            "",
            "",
            "MM/dd/yyyy",
            List.of(
                Column.other("Nr", page -> String.valueOf(page.id())),
                Column.url("URL", "Fundort"),
                date("Modified", "Stand", "dd/MM/yyyy"),
                Column.status("HTTP status", "Answer", "200", "404"))));
  }

  /** Returns this with the dates in the other order. */
  Export withTurnedDates() {
    return new Export(
        file,
        delimiter,
        before,
        after,
        turned,
        columns.stream()
            .map(column -> column.role() == Role.DATE ? date(column.header(), "", turned) : column)
            .toList());
  }
}
