import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { voucherTypeName } from '../voucher/voucher-types.ts'
import { getXmlAgain } from './get-xml-again.ts'
import { parseXml } from './parse-xml.ts'
import { readVoucher } from './read-voucher.ts'
import { readWithholding } from './read-withholding.ts'
import type { UblDocument, UblVoucher } from './ubl-voucher.ts'
import { UblValues } from './ubl-values.ts'
import { textAt, type XmlElement } from './xml-element.ts'

/** What an XML is: a document and what it contradicts itself in, or the reasons why it is refused. */
export type ReadUblResult =
  | { readonly ok: true; readonly document: UblDocument; readonly warnings: readonly FileWarning[] }
  | { readonly ok: false; readonly errors: readonly FileError[] }

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const SUNAT = 'urn:sunat:names:specification:ubl:peru:schema:xsd:'

const INVOICE = `{${UBL}Invoice-2}Invoice`

const NOTE_TYPES: ReadonlyMap<string, '07' | '08'> = new Map([
  [`{${UBL}CreditNote-2}CreditNote`, '07'],
  [`{${UBL}DebitNote-2}DebitNote`, '08'],
])

const WITHHOLDING_TYPES: ReadonlyMap<string, '20' | '40'> = new Map([
  [`{${SUNAT}Retention-1}Retention`, '20'],
  [`{${SUNAT}Perception-1}Perception`, '40'],
])

/** Files of SUNAT that are no vouchers, by the local name of their root, and what an accountant calls them. */
const OTHER_DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['ApplicationResponse', 'una constancia de recepción (CDR)'],
  ['SummaryDocuments', 'un resumen diario'],
  ['VoidedDocuments', 'una comunicación de baja'],
  ['DespatchAdvice', 'una guía de remisión'],
  ['SelfBilledInvoice', 'una liquidación de compra'],
])

/**
 * Reads an electronic voucher of SUNAT: factura, boleta, credit or debit note (01, 03, 07, 08; UBL 2.1, its 2017 draft,
 * and 2.0), perception (40) or retention (20). Never throws because of what is in the file.
 *
 * Only the form is checked, not RUCs: which company a voucher is of, whoever asks compares. The signature is not verified.
 */
export function readUbl(bytes: Uint8Array): ReadUblResult {
  const root = parseXml(bytes)
  if ('code' in root) return { ok: false, errors: [root] }
  const values = new UblValues()
  const document = readDocument(root, values)
  if ('code' in document) return { ok: false, errors: [document] }
  const { errors, warnings } = values
  return errors.length > 0 ? { ok: false, errors } : { ok: true, document, warnings }
}

function readDocument(root: XmlElement, values: UblValues): UblDocument | FileError {
  const withholding = WITHHOLDING_TYPES.get(root.name)
  if (withholding !== undefined) return readWithholding(root, withholding, values)
  const note = NOTE_TYPES.get(root.name)
  if (note !== undefined) return readVoucher(root, note, values)
  return root.name === INVOICE ? readInvoice(root, values) : refusalOf(root)
}

function readInvoice(root: XmlElement, values: UblValues): UblVoucher | FileError {
  const type = textAt(root, 'cbc:InvoiceTypeCode')
  if (type === '01' || type === '03') return readVoucher(root, type, values)
  if (type === '') {
    const message = `El XML no dice de qué tipo es el comprobante. ${getXmlAgain}`
    return { line: null, field: 'cbc:InvoiceTypeCode', code: 'FIELD_MISSING', message }
  }
  return {
    line: null,
    field: 'cbc:InvoiceTypeCode',
    code: 'XML_NOT_A_VOUCHER',
    message: `El XML es de tipo ${type.slice(0, 4)} (${voucherTypeName(type)}), que no se lee como XML: se toma del registro.`,
  }
}

function refusalOf(root: XmlElement): FileError {
  const local = root.name.slice(root.name.lastIndexOf('}') + 1)
  const what = OTHER_DOCUMENTS.get(local)
  const message =
    what === undefined
      ? `El XML no es un comprobante electrónico de SUNAT. ${getXmlAgain}`
      : `El XML es ${what}, no un comprobante: no hace falta subirlo.`
  return fileProblem('XML_NOT_A_VOUCHER', message)
}
