package io.github.sitemaptoolkit.ext.pagemap;

import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataAttribute;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataObject;
import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** The rule of the schema that an attribute has either a value or a text. */
final class PageMapChecks implements Checks<PageMap> {

  @Override
  public void check(List<PageMap> values, UrlEntry owner, Findings findings) {
    for (int i = 0; i < values.size(); i++) {
      List<DataObject> objects = values.get(i).dataObjects();
      for (int object = 0; object < objects.size(); object++) {
        check(objects.get(object).attributes(), i, object + 1, findings);
      }
    }
  }

  private static void check(
      List<DataAttribute> attributes, int value, int object, Findings findings) {
    for (int i = 0; i < attributes.size(); i++) {
      DataAttribute attribute = attributes.get(i);
      boolean both = attribute.value() != null && attribute.text() != null;
      boolean neither = attribute.value() == null && attribute.text() == null;
      if (both || neither) {
        findings.report(
            PageMapCodes.VALUE_AND_TEXT,
            value,
            "DataObject[" + object + "].Attribute[" + (i + 1) + "]",
            () -> "Attribute must have either a value or a text, not " + (both ? "both" : "none"));
      }
    }
  }
}
