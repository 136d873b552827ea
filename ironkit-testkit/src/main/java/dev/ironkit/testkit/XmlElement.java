package dev.ironkit.testkit;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * An element of an XML document.
 *
 * @param name its name
 * @param attributes its attributes
 * @param text all text in it
 * @param children the elements in it
 */
public record XmlElement(String name, Map<String, String> attributes, String text, List<XmlElement> children) {

    public XmlElement {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        children = List.copyOf(children);
    }

    /** {@return the outermost element of a document, which has to be well formed} */
    public static XmlElement parse(String document) {
        try {
            return of(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(document)))
                    .getDocumentElement());
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not well formed: " + document, e);
        }
    }

    private static XmlElement of(Element element) {
        Map<String, String> attributes = new LinkedHashMap<>();
        NamedNodeMap given = element.getAttributes();
        for (int i = 0; i < given.getLength(); i++) {
            attributes.put(given.item(i).getNodeName(), given.item(i).getNodeValue());
        }
        List<XmlElement> children = new ArrayList<>();
        NodeList nodes = element.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element child) {
                children.add(of(child));
            }
        }
        return new XmlElement(element.getNodeName(), attributes, element.getTextContent(), children);
    }
}
