import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { FileError, FileErrorCode } from '../file-error/file-error.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { decodeXml } from './decode-xml.ts'
import { getXmlAgain } from './get-xml-again.ts'
import { elementName, type XmlElement } from './xml-element.ts'

/** Largest XML that is read: a voucher of SUNAT's portal has some dozens of kB, the largest seen under 2 MB. */
const MAX_BYTES = 10 * 1024 * 1024

/** UBL vouchers are about fifteen levels deep, and have some thirty elements and half as many attributes a line. */
const MAX_DEPTH = 64
const MAX_ELEMENTS = 300_000
const MAX_ATTRIBUTES = 300_000

class XmlRefused extends Error {
  readonly code: FileErrorCode

  constructor(code: FileErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The root element of an XML, or why it is refused. A document type is refused as such, before anything in it is looked
 * at: no entity but the five of XML is ever resolved. Depth, elements and attributes are bounded.
 */
export function parseXml(bytes: Uint8Array): XmlElement | FileError {
  if (bytes.length === 0) return fileProblem('FILE_EMPTY', `El archivo está vacío. ${getXmlAgain}`)
  if (bytes.length > MAX_BYTES) return fileProblem('FILE_TOO_LARGE', `El XML pasa de 10 MiB. ${getXmlAgain}`)
  const text = decodeXml(bytes)
  if (typeof text !== 'string') return text
  const builder = new TreeBuilder()
  try {
    return builder.build(text)
  } catch (error) {
    if (error instanceof XmlRefused) return fileProblem(error.code, error.message)
    return fileProblem('XML_MALFORMED', `El XML está mal formado o está cortado. ${getXmlAgain}`)
  }
}

class TreeBuilder {
  readonly #open: XmlElement[] = []
  #root: XmlElement | undefined
  #elements = 0
  #attributes = 0

  build(text: string): XmlElement {
    const parser = new SaxesParser({ xmlns: true, position: false })
    parser.on('error', (error) => {
      throw error
    })
    parser.on('doctype', () => {
      throw new XmlRefused(
        'XML_DTD_REFUSED',
        `El XML trae una definición de tipo (DOCTYPE), que no se acepta. ${getXmlAgain}`,
      )
    })
    parser.on('attribute', () => this.#countAttribute())
    parser.on('opentag', (tag) => this.#start(tag))
    parser.on('closetag', () => this.#end())
    parser.on('text', (part) => this.#append(part))
    parser.on('cdata', (part) => this.#append(part))
    parser.write(text.trimStart()).close()
    if (this.#root === undefined)
      throw new XmlRefused('XML_MALFORMED', `El XML no tiene ningún elemento. ${getXmlAgain}`)
    return this.#root
  }

  #start(tag: SaxesTagNS): void {
    this.#elements++
    if (this.#open.length >= MAX_DEPTH || this.#elements > MAX_ELEMENTS) {
      throw new XmlRefused(
        'FILE_TOO_LARGE',
        `El XML tiene demasiados elementos para ser un comprobante. ${getXmlAgain}`,
      )
    }
    const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
    const element: XmlElement = { name: elementName(tag.uri, tag.local), attributes, children: [], text: '' }
    const parent = this.#open.at(-1)
    if (parent === undefined) this.#root = element
    else parent.children.push(element)
    this.#open.push(element)
  }

  /** As each is read: a tag is handed over only when all of its attributes are. */
  #countAttribute(): void {
    if (++this.#attributes > MAX_ATTRIBUTES) {
      throw new XmlRefused(
        'FILE_TOO_LARGE',
        `El XML tiene demasiados atributos para ser un comprobante. ${getXmlAgain}`,
      )
    }
  }

  #end(): void {
    this.#open.pop()
  }

  #append(part: string): void {
    const element = this.#open.at(-1)
    if (element !== undefined) element.text += part
  }
}
