import { textLimits } from '../text-limits/text-limits.ts'
import type { UblValues } from './ubl-values.ts'
import type { XmlElement } from './xml-element.ts'

/** The digest of the document's signature ("valor resumen", "código hash"); null when it is not signed. */
export function readDigest(root: XmlElement, values: UblValues): string | null {
  const signature = ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent', 'ds:Signature'] as const
  return values.text(textLimits.text, root, ...signature, 'ds:SignedInfo', 'ds:Reference', 'ds:DigestValue') || null
}
