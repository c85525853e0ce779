import type { FileError } from '../file-error/file-error.ts'
import { fileProblem } from '../file-error/file-problem.ts'

/** The XML declaration with its encoding stands in the first bytes, and in ASCII whatever the encoding. */
const DECLARATION_BYTES = 256
const DECLARED_ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/** The text of an XML, by its byte order mark, else by the encoding it declares, else as UTF-8. */
export function decodeXml(bytes: Uint8Array): string | FileError {
  const encoding = encodingOfMark(bytes) ?? declaredEncoding(bytes)
  try {
    // A fatal decoder that strips its own mark. ISO-8859-1 means windows-1252 here, as in browsers.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    const message =
      error instanceof RangeError
        ? `El XML declara una codificación desconocida: ${encoding}.`
        : `El XML tiene caracteres que no son de la codificación que declara (${encoding}).`
    return fileProblem('FILE_ENCODING', message)
  }
}

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
