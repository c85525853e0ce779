import { buffer } from 'node:stream/consumers'
import { ownBusiness } from '../../company/own-business.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { openVoucherFile, type StoredXml } from '../../vouchers/files/open-voucher-file.ts'
import type { NamedVoucher } from '../../vouchers/files/spoken-name.ts'
import { voucherFileName } from '../../vouchers/files/voucher-file-name.ts'
import { type ChosenPurchases, findPurchaseXmls } from './purchase-xmls.store.ts'
import { type ZippedFile, zipFiles } from './zip-files.ts'

/** None of the chosen vouchers has a file of this type. */
export class VoucherFilesNotFoundError extends DomainError {
  constructor() {
    super('VOUCHER_FILES_NOT_FOUND', 'Ninguno de los comprobantes tiene un archivo de este tipo.')
  }
}

/** The files together are more than one answer can hold. */
export class VoucherFilesTooLargeError extends DomainError {
  constructor() {
    super(
      'REQUEST_TOO_LARGE',
      'Los archivos elegidos pesan demasiado para una sola descarga. Elige menos comprobantes.',
    )
  }
}

export interface ChosenFiles extends ChosenPurchases {
  readonly format: 'xml' | 'jpeg'
}

export interface VoucherFilesZip {
  readonly zip: Buffer
  /** Codes of the vouchers that have no such file, in the order in which they were chosen. */
  readonly missingCodes: readonly string[]
  /** Vouchers that have an XML, and whose file could not be had, in the same order. */
  readonly failed: readonly NamedVoucher[]
}

/** The answer holds them in base64, which a browser keeps in memory. */
const MOST_BYTES = 150 * 1024 * 1024

/**
 * Files of the chosen purchases in one zip, in the order in which they were chosen. Throws `BusinessNotFoundError`,
 * `VoucherFilesNotFoundError`, `VoucherFilesTooLargeError`; and why no file could be had, with the code of the first voucher's failure.
 */
export async function downloadVoucherFiles(
  ctx: RequestContext,
  ruc: string,
  { format, ...chosen }: ChosenFiles,
): Promise<VoucherFilesZip> {
  const business = await ownBusiness(ctx, { ruc })
  const xmls = await findPurchaseXmls(ctx.database, business.uuid, chosen)
  const files: ZippedFile[] = []
  const failures: Failure[] = []
  let sizeBytes = 0
  for (const code of chosen.codes) {
    const xml = xmls.get(code)
    const read = xml && (await readFile(ctx, xml, format))
    if (read === undefined) continue
    if ('error' in read) {
      failures.push(read)
      continue
    }
    sizeBytes += read.bytes.byteLength
    if (sizeBytes > MOST_BYTES) throw new VoucherFilesTooLargeError()
    files.push({ name: voucherFileName(code, format), bytes: read.bytes })
  }
  if (files.length === 0) throw whyNone(failures)
  const zip = await zipFiles(files, ctx.clock())
  return {
    zip,
    missingCodes: chosen.codes.filter((code) => !xmls.has(code)),
    failed: failures.map(({ voucher }) => voucher),
  }
}

interface Failure {
  readonly voucher: NamedVoucher
  readonly error: unknown
}

/** A file that cannot be had does not keep back the others: its voucher is named beside them. */
async function readFile(
  ctx: RequestContext,
  xml: StoredXml,
  format: 'xml' | 'jpeg',
): Promise<{ readonly bytes: Buffer } | Failure> {
  try {
    const { content } = await openVoucherFile(ctx, xml, format)
    return { bytes: await buffer(content) }
  } catch (error) {
    ctx.logger.error({ storageKey: xml.storageKey, format, error }, 'a voucher file is left out of a download')
    return { voucher: xml, error }
  }
}

/** Without any file there is nothing to answer but the failure: that of the server before those of single vouchers, all of which are named. */
function whyNone(failures: readonly Failure[]): unknown {
  const errors = failures.map(({ error }) => error)
  const ofVouchers = errors.filter((error) => error instanceof DomainError)
  if (ofVouchers.length < errors.length) return errors.find((error) => !(error instanceof DomainError))
  const [first] = ofVouchers
  if (!first) return new VoucherFilesNotFoundError()
  return new DomainError(
    first.code,
    first.message,
    ofVouchers.flatMap(({ reasons }) => reasons),
  )
}
