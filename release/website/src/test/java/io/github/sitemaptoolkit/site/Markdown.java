package io.github.sitemaptoolkit.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;

/** Makes HTML of Markdown: code is coloured, and wide tables can become cards on a phone. */
final class Markdown {

  /** Tables with more columns do not fit on a phone. */
  private static final int MOST_COLUMNS = 2;

  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .extensions(EXTENSIONS)
          .nodeRendererFactory(CodeRenderer::new)
          .attributeProviderFactory(context -> new TableAttributes())
          .build();

  private Markdown() {}

  /** Returns the HTML of a document. */
  static String html(String markdown) {
    return RENDERER
        .render(PARSER.parse(markdown))
        .replace("<th></th>", "<td></td>") // not a header
        .replace("<table", "<div class=\"table\"><table")
        .replace("</table>", "</table></div>");
  }

  /** Returns the HTML of a file that is not Markdown. */
  static String html(String title, String code, String language) {
    var block = new FencedCodeBlock();
    block.setInfo(language);
    block.setLiteral(code);
    Node document = PARSER.parse("# " + title);
    document.appendChild(block);
    return RENDERER.render(document);
  }

  /** Writes code with colours. */
  private record CodeRenderer(HtmlNodeRendererContext context) implements NodeRenderer {

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
      var block = (FencedCodeBlock) node;
      String info = block.getInfo() == null ? "" : block.getInfo();
      HtmlWriter html = context.getWriter();
      html.line();
      html.tag("pre");
      html.tag("code");
      html.raw(Highlighter.highlight(block.getLiteral(), info.split(" ")[0]));
      html.tag("/code");
      html.tag("/pre");
      html.line();
    }
  }

  /** Gives the cells of wide tables the header of their column, for a style sheet to show. */
  private static final class TableAttributes implements AttributeProvider {

    @Override
    public void setAttributes(Node node, String tag, Map<String, String> attributes) {
      String align = attributes.remove("align"); // HTML has no such attribute any more
      if (align != null) {
        attributes.put("class", align);
      }
      if (node instanceof TableBlock table && isWide(table)) {
        attributes.put("class", "cards");
      } else if (node instanceof TableCell cell && !cell.isHeader()) {
        int column = children(cell.getParent()).indexOf(cell);
        TableBlock table = (TableBlock) cell.getParent().getParent().getParent();
        if (isWide(table) && column > 0) {
          attributes.put("data-label", text(headers(table).get(column)));
        }
      }
    }

    private static String text(Node node) {
      var text = new StringBuilder();
      node.accept(
          new AbstractVisitor() {
            @Override
            public void visit(Text part) {
              text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
              text.append(part.getLiteral());
            }
          });
      return text.toString();
    }

    private static boolean isWide(TableBlock table) {
      return headers(table).size() > MOST_COLUMNS;
    }

    private static List<Node> headers(TableBlock table) {
      var head = (TableHead) table.getFirstChild();
      return children(head.getFirstChild());
    }

    private static List<Node> children(Node parent) {
      List<Node> children = new ArrayList<>();
      for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
        children.add(child);
      }
      return children;
    }
  }
}
