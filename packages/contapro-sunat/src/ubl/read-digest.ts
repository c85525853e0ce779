import { textAt, type XmlElement } from './xml-element.ts'

/** The digest of the document's signature ("valor resumen", "código hash"); null when it is not signed. */
export function readDigest(root: XmlElement): string | null {
  const signature = ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent', 'ds:Signature'] as const
  return textAt(root, ...signature, 'ds:SignedInfo', 'ds:Reference', 'ds:DigestValue') || null
}
