import { buffer } from 'node:stream/consumers'
import { DomainError } from '../../domain-error.ts'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { openVoucherFile, type StoredXml } from './open-voucher-file.ts'
import { type ChosenPurchases, findPurchaseXmls } from './purchase-xmls.store.ts'
import { voucherFileName } from './voucher-file-name.ts'
import { zipFiles, type ZippedFile } from './zip-files.ts'

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
}

/** The answer holds them in base64, which a browser keeps in memory. */
const MOST_BYTES = 150 * 1024 * 1024

/**
 * Files of the chosen purchases in one zip, in the order in which they were chosen. Throws `BusinessNotFoundError`,
 * `VoucherFilesNotFoundError`, `VoucherFilesTooLargeError`.
 */
export async function downloadVoucherFiles(
  ctx: RequestContext,
  ruc: string,
  { format, ...chosen }: ChosenFiles,
): Promise<VoucherFilesZip> {
  const business = await ownBusiness(ctx, { ruc })
  const xmls = await findPurchaseXmls(ctx.database, business.uuid, chosen)
  const files = new Map<string, ZippedFile>()
  let sizeBytes = 0
  for (const code of chosen.codes) {
    const xml = xmls.get(code)
    const bytes = xml && (await readFile(ctx, xml, format))
    if (bytes === undefined) continue
    sizeBytes += bytes.byteLength
    if (sizeBytes > MOST_BYTES) throw new VoucherFilesTooLargeError()
    files.set(code, { name: voucherFileName(code, format), bytes })
  }
  if (files.size === 0) throw new VoucherFilesNotFoundError()
  const zip = await zipFiles([...files.values()], ctx.clock())
  return { zip, missingCodes: chosen.codes.filter((code) => !files.has(code)) }
}

/** A file that cannot be had now does not keep back the others: it is one of those that are missing. */
async function readFile(ctx: RequestContext, xml: StoredXml, format: 'xml' | 'jpeg'): Promise<Buffer | undefined> {
  try {
    const { content } = await openVoucherFile(ctx, xml, format)
    return await buffer(content)
  } catch (error) {
    ctx.logger.error({ storageKey: xml.storageKey, format, error }, 'a voucher file is left out of a download')
    return undefined
  }
}
