package io.github.sitemaptoolkit.site.look;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.look.SectionLook;
import io.github.sitemaptoolkit.look.report.LookJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A report that the command has printed before: only numbers of urls can be compared. */
final class OldReport implements Against {

  private static final int HEAD = 200; // bytes

  private final String name;
  private final Map<String, Long> sections = new HashMap<>();

  private OldReport(String name) {
    this.name = name;
  }

  /** Returns whether a file is such a report. */
  static boolean isReport(String name) throws IOException {
    if (Input.isAddress(name)) {
      return false;
    }
    Path file = FileNames.path(name);
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      String head = new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
      return head.stripLeading().startsWith("{") && head.contains('"' + LookJson.MARK + '"');
    }
  }

  /**
   * Reads a report.
   *
   * @throws SettingException if it is damaged
   * @throws ForeignContentException if it is of a later version
   */
  static OldReport read(String name) throws IOException {
    var report = new OldReport(name);
    try (InputStream in = Files.newInputStream(FileNames.path(name));
        JsonParser json = new JsonFactory().createParser(in)) {
      report.readAll(json);
    } catch (JsonProcessingException e) {
      throw SettingException.of(
          "against", name, "the report is damaged: " + e.getOriginalMessage());
    }
    return report;
  }

  private void readAll(JsonParser json) throws IOException {
    long version = LookJson.VERSION;
    String toolkit = "";
    json.nextToken();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      JsonToken value = json.nextToken();
      if (key.equals(LookJson.MARK) && value == JsonToken.VALUE_NUMBER_INT) {
        version = json.getLongValue();
      } else if (key.equals(FileVersion.TOOLKIT) && value == JsonToken.VALUE_STRING) {
        toolkit = json.getText();
      } else if (key.equals(LookJson.SECTIONS) && value == JsonToken.START_ARRAY) {
        new FileVersion(version, toolkit).check(LookJson.VERSION, name);
        while (json.nextToken() == JsonToken.START_OBJECT) {
          readSection(json);
        }
      } else {
        json.skipChildren();
      }
    }
    new FileVersion(version, toolkit).check(LookJson.VERSION, name);
  }

  private void readSection(JsonParser json) throws IOException {
    String path = "";
    long urls = 0;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      json.nextToken();
      if (key.equals(LookJson.PATH)) {
        path = json.getText();
      } else if (key.equals(LookJson.URLS)) {
        urls = json.getLongValue();
      } else {
        json.skipChildren();
      }
    }
    sections.put(path, urls);
  }

  @Override
  public LookChanges changes(Look look) {
    var changes = new SectionChanges();
    Map<String, Long> gone = new HashMap<>(sections);
    for (SectionLook section : look.sections()) {
      Long before = gone.remove(section.path());
      changes.net(section.path(), before == null ? 0 : before, section.urls());
    }
    gone.forEach((path, before) -> changes.net(path, before, 0));
    return LookChanges.of(name, false, changes);
  }
}
