/** Names of UBL's and SUNAT's namespaces here; the prefix that a file happens to use means nothing. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2', 'cac:'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'cbc:'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2', 'ext:'],
  ['urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1', 'sac:'],
  ['http://www.w3.org/2000/09/xmldsig#', 'ds:'],
])

/** An element of an XML: its name with the prefix that we give its namespace ("cbc:ID"), what it holds and says. */
export interface XmlElement {
  readonly name: string
  /** By local name; UBL's attributes have no namespace. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

/** The name of an element here: our prefix for the namespaces of UBL, `{namespace}local` for any other. */
export function elementName(namespace: string, local: string): string {
  return `${PREFIXES.get(namespace) ?? `{${namespace}}`}${local}`
}

/** The elements at the end of a path: every child of the first name, in them every child of the second, and so on. */
export function elementsAt(from: XmlElement, ...path: readonly string[]): XmlElement[] {
  let found: XmlElement[] = [from]
  for (const name of path) found = found.flatMap((element) => element.children.filter((child) => child.name === name))
  return found
}

/** The first element at the end of a path. */
export function elementAt(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  return elementsAt(from, ...path)[0]
}

/** The text of the first element at the end of a path that has any, with blanks, line feeds and control characters made single blanks; ''. */
export function textAt(from: XmlElement, ...path: readonly string[]): string {
  for (const element of elementsAt(from, ...path)) {
    const text = plainText(element)
    if (text !== '') return text
  }
  return ''
}

/**
 * The text of an element: values come padded with blanks, broken over lines and within CDATA. Control characters count as blanks: XML
 * allows U+0080 to U+009F, but no name has them, and SUNAT's files and spreadsheets refuse them.
 */
export function plainText(element: XmlElement): string {
  return element.text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
