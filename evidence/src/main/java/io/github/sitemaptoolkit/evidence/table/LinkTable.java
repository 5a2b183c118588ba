package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.evidence.internal.TableSource;
import io.github.sitemaptoolkit.evidence.internal.UnusedRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** A table of links: each row says of what it links to whether it is fine. */
final class LinkTable extends TableSource {

  private final LinkColumns columns;

  LinkTable(Path file, Context context, LinkColumns columns) {
    super(file, context);
    this.columns = columns;
  }

  @Override
  protected void add(PlainTable row, FactTarget target, UnusedRows left) throws IOException {
    String address = row.cell(columns.destination());
    String cell = row.cell(columns.status());
    Location at = row.at(columns.destination());
    if (!UrlJudge.isWeb(address)) {
      left.add(UnusedRows.Why.NO_ADDRESS, address, at);
    } else if (!cell.isEmpty()) {
      target.add(fact(row, address, cell, at));
    }
  }

  private Fact fact(PlainTable row, String address, String cell, Location at) {
    String text = row.cell(columns.words());
    String status = FactWords.status(cell);
    String words = FactWords.of(columns.headers().get(columns.status()), cell);
    if (status.equals("200")) {
      return new Fact(address, FactKind.FINE, row.cell(columns.media()), "", at);
    } else if (text.toLowerCase(Locale.ROOT).contains("robots.txt")) {
      String blocked = FactWords.of(columns.headers().get(columns.words()), text);
      return new Fact(address, FactKind.BLOCKED, "", blocked, at);
    } else if (status.startsWith("3")) {
      String to = row.cell(columns.target());
      boolean known = UrlJudge.isWeb(to);
      String also = known ? ", to " + to : "";
      return new Fact(address, FactKind.REDIRECT, known ? to : "", words + also, at);
    }
    return new Fact(address, FactKind.GONE, status, words, at);
  }
}
