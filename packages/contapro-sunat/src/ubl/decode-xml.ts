import type { FileError } from '../file-error/file-error.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { getXmlAgain } from './get-xml-again.ts'

/** The XML declaration with its encoding stands in the first bytes, and in ASCII whatever the encoding. */
const DECLARATION_BYTES = 256
const DECLARED_ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/**
 * Returns the text of an XML, or a `FILE_ENCODING` error. Bytes that are valid UTF-8 are UTF-8, whatever the XML declares: text in
 * another encoding is almost never valid UTF-8, and many issuers write UTF-8 under a declaration of ISO-8859-1. Other bytes have
 * the encoding of their byte order mark, else the declared one.
 */
export function decodeXml(bytes: Uint8Array): string | FileError {
  try {
    return decodeAs('utf-8', bytes)
  } catch {
    return decodeAsDeclared(bytes)
  }
}

function decodeAsDeclared(bytes: Uint8Array): string | FileError {
  const encoding = encodingOfMark(bytes) ?? declaredEncoding(bytes)
  try {
    return decodeAs(encoding, bytes)
  } catch (error) {
    const problem =
      error instanceof RangeError
        ? `El XML declara una codificación desconocida: ${encoding}.`
        : `El XML tiene caracteres que no son de la codificación que declara (${encoding}).`
    return fileProblem('FILE_ENCODING', `${problem} ${getXmlAgain}`)
  }
}

/** Removes the byte order mark. ISO-8859-1 and US-ASCII are read as windows-1252, as in browsers. */
const decodeAs = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES)).trimStart()
  const declared = DECLARED_ENCODING.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that could be read as ASCII is not in UTF-16, whatever it says.
  return declared.startsWith('utf-16') ? 'utf-8' : declared
}
