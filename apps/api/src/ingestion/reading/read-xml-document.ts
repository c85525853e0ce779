import { createHash } from 'node:crypto'
import type { FileError, FileWarning } from '@contapro/sunat'
import { readUbl, type UblParty, type UblVoucher, type UblWithholding } from '@contapro/sunat/ubl'
import { ublVoucherRow } from '../../vouchers/rows/ubl-voucher-row.ts'
import type { Operation, UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'
import { perceptionInside, type WithholdingRow, withholdingRow } from '../../vouchers/rows/withholding-row.ts'
import type { XmlDocument } from '../../vouchers/stores/xml-documents.store.ts'
import { type FileLimits, sizeText } from './file-limits.ts'
import { refusedFor, wholeFile } from './file-refused.ts'
import { readUpTo } from './peek.ts'

/** What an XML brings: a voucher (and the perception inside it) or a withholding, and the document itself; or why it is refused. */
export interface ReadXml {
  readonly vouchers: readonly UntreatedVoucher[]
  readonly withholdings: readonly WithholdingRow[]
  readonly xmlDocuments: readonly XmlDocument[]
  readonly errors: readonly FileError[]
  readonly warnings: readonly FileWarning[]
}

/** Reads the XML of a voucher of the company with this RUC. */
export function readXmlDocument(
  bytes: Uint8Array<ArrayBuffer>,
  stored: { readonly name: string; readonly storageKey: string; readonly isStored: boolean },
  ownRuc: string,
): ReadXml {
  const nothing = { vouchers: [], withholdings: [], xmlDocuments: [], warnings: [] }
  const result = readUbl(bytes)
  if (!result.ok) return { ...nothing, errors: result.errors }
  const { document, warnings } = result
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const keep = {
    name: stored.name,
    storageKey: stored.storageKey,
    bytes: stored.isStored ? null : bytes,
    sha256,
    sizeBytes: bytes.byteLength,
  }
  if (document.kind === 'voucher') {
    const operation = operationOf(document, ownRuc)
    if (!operation) return { ...nothing, errors: [otherCompany(ownRuc)] }
    const vouchers = [ublVoucherRow(document, operation, sha256)]
    const perception = document.customer.document === ownRuc ? perceptionInside(document, sha256) : undefined
    const withholdings = perception === undefined ? [] : [perception]
    return {
      ...nothing,
      vouchers,
      withholdings,
      xmlDocuments: [{ ...keep, lines: document.lines }],
      errors: [],
      warnings,
    }
  }
  const role = roleOf(document, ownRuc)
  if (!role) return { ...nothing, errors: [otherCompany(ownRuc)] }
  const withholdings = [withholdingRow(document, role, sha256)]
  return { ...nothing, withholdings, xmlDocuments: [{ ...keep, lines: [] }], errors: [], warnings }
}

/** All bytes of an XML. @throws FileRefusedError when there are more than a voucher can have. */
export async function readXmlBytes(
  chunks: AsyncIterable<Uint8Array>,
  limits: FileLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readUpTo(chunks, limits.maxXmlBytes)
  if (bytes) return bytes
  throw refusedFor(wholeFile('FILE_TOO_LARGE', `Un comprobante XML no pasa de ${sizeText(limits.maxXmlBytes)}.`))
}

function otherCompany(ownRuc: string): FileError {
  return wholeFile(
    'FILE_OF_OTHER_COMPANY',
    `El comprobante no es de la empresa con RUC ${ownRuc}: ni lo emitió ni va dirigido a ella.`,
  )
}

function operationOf({ supplier, customer }: UblVoucher, ownRuc: string): Operation | undefined {
  if (supplier.document === ownRuc) return 'VENTA'
  return isAddressedTo(customer, ownRuc) ? 'COMPRA' : undefined
}

function roleOf({ agent, receiver }: UblWithholding, ownRuc: string): 'agent' | 'receiver' | undefined {
  if (agent.document === ownRuc) return 'agent'
  return receiver.document === ownRuc ? 'receiver' : undefined
}

/** Catálogo 06. */
const DNI = '1'

/**
 * By RUC, or for a natural person ("10" + DNI + check digit) by DNI. A boleta may name nobody: then it is taken as the
 * company's, whose accountant brings it.
 */
function isAddressedTo({ documentType, document }: UblParty, ownRuc: string): boolean {
  if (document === ownRuc) return true
  if (documentType === DNI && ownRuc.startsWith('10')) return document === ownRuc.slice(2, 10)
  return /^[-0]*$/.test(document.trim())
}
