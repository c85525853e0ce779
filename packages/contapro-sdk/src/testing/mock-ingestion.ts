import { type Centimos, toDecimalText } from '@contapro/sunat'
import type { Business, OperationType, Upload, UploadFile } from '../contract/contract.ts'
import { aMonth } from './builders/a-month.ts'
import { aSettings } from './builders/a-settings.ts'
import { anUploadFile } from './builders/an-upload.ts'
import { sumOf } from './figures-of.ts'
import { MOCK_TAX_PERIOD, type MockData, voucherKey } from './mock-data.ts'

/** A file as it was just received; the very same name and size taken before counts as known. */
export function receiveFile(file: Pick<File, 'name' | 'size'>, known: readonly UploadFile[]): UploadFile {
  return anUploadFile({
    name: file.name,
    size_bytes: file.size,
    state: 'waiting',
    kind: null,
    tax_period: null,
    progress: 0,
    rows_read: 0,
    vouchers_new: 0,
    already_uploaded: known.some(
      ({ name, size_bytes, state }) => name === file.name && size_bytes === file.size && state === 'done',
    ),
  })
}

/**
 * What an upload comes to. By name: `…1404…` or `rvie` brings a month of sales, any other txt, csv or zip a month of purchases,
 * xml nothing new, `padron` the padrón reducido; a name with "error" is refused with two reasons, an unknown extension with one.
 */
export function finishUpload(data: MockData, business: Business, upload: Upload): Upload {
  const before = igvOf(data, business)
  const files = upload.files.map((file) => finishFile(data, business, file))
  const padron = files.find(({ kind }) => kind === 'padron')
  if (padron) takePadron(data, business, padron)
  const isAnyTaken = files.some(({ state }) => state === 'done')
  // The padrón says nothing about the company itself.
  if (files.some(({ state, kind }) => state === 'done' && kind !== 'padron')) {
    const status = business.status === 'IN_PROGRESS' ? 'VALID' : business.status
    const now: Business = { ...business, exists_periods_processed: true, status }
    data.businesses = data.businesses.map((one) => (one.uuid === business.uuid ? now : one))
  }
  const changed = files.reduce((sum, file) => sum + file.vouchers_new, 0)
  return {
    ...upload,
    progress: 100,
    state: isAnyTaken ? 'done' : 'failed',
    files,
    can_undo: changed > 0,
    ...(isAnyTaken && {
      vouchers_changed: changed,
      igv_change: toDecimalText((igvOf(data, business) - before) as Centimos),
    }),
  }
}

/** Removes the months that an upload added. A company without any month left has no processed periods. */
export function finishUndo(data: MockData, business: Business, upload: Upload): Upload {
  for (const { name, vouchers_new: added } of upload.files) {
    if (added > 0) data.vouchers.delete(voucherKey(business.ruc, MOCK_TAX_PERIOD, operationTypeOf(name)))
  }
  const hasMonths = [...data.vouchers.keys()].some((key) => key.startsWith(`${business.ruc} `))
  const now: Business = { ...business, exists_periods_processed: hasMonths }
  data.businesses = data.businesses.map((one) => (one.uuid === business.uuid ? now : one))
  return { ...upload, progress: 100, state: 'done', undo: upload.undo && { ...upload.undo, state: 'done' } }
}

/** IGV to pay of the month that uploads bring. */
function igvOf({ vouchers }: MockData, { ruc }: Business): Centimos {
  const [sales, purchases] = (['VENTA', 'COMPRA'] as const).map((operationType) =>
    sumOf(vouchers.get(voucherKey(ruc, MOCK_TAX_PERIOD, operationType)) ?? [], 'igv_credit_amount'),
  )
  return ((sales ?? 0) - (purchases ?? 0)) as Centimos
}

/** Taxpayers of the mock's padrón. */
const PADRON_ROWS = 2_500

function takePadron({ accounts, settings }: MockData, business: Business, file: UploadFile): void {
  const owner = accounts.find(({ user }) => user.uuid === business.accountant_uuid)?.user
  const padron = {
    uploaded_at: new Date().toISOString(),
    uploaded_by: owner ? `${owner.name} ${owner.last_name}` : '',
    rows: file.rows_read,
  }
  settings.set(business.uuid, { ...(settings.get(business.uuid) ?? aSettings()), padron })
}

function finishFile(data: MockData, business: Business, file: UploadFile): UploadFile {
  const done = { ...file, progress: 100 }
  const name = file.name.toLowerCase()
  if (name.includes('error')) return { ...done, ...refused('rce', DATE_ERRORS) }
  if (!/\.(txt|csv|zip|xml)$/.test(name)) return { ...done, ...refused('unknown', UNKNOWN_ERRORS) }
  if (name.includes('padron')) return { ...done, state: 'done', kind: 'padron', rows_read: PADRON_ROWS }
  if (name.endsWith('.xml')) return { ...done, state: 'done', kind: 'ubl', rows_read: 1, vouchers_known: 1 }
  const operationType = operationTypeOf(name)
  const counts = addVouchers(data, business, operationType)
  const kind = name.endsWith('.zip') ? 'zip' : operationType === 'VENTA' ? 'rvie' : 'rce'
  return { ...done, ...counts, state: 'done', kind, tax_period: MOCK_TAX_PERIOD }
}

const operationTypeOf = (name: string): OperationType => (/rvie|1404/i.test(name) ? 'VENTA' : 'COMPRA')

function addVouchers(
  data: MockData,
  { ruc }: Business,
  operationType: OperationType,
): Pick<UploadFile, 'rows_read' | 'vouchers_new' | 'vouchers_known'> {
  const key = voucherKey(ruc, MOCK_TAX_PERIOD, operationType)
  const known = data.vouchers.get(key)
  if (known) return { rows_read: known.length, vouchers_new: 0, vouchers_known: known.length }
  const vouchers = aMonth({ ruc, taxPeriod: MOCK_TAX_PERIOD, operationType })
  data.vouchers.set(key, vouchers)
  return { rows_read: vouchers.length, vouchers_new: vouchers.length, vouchers_known: 0 }
}

const DATE_ERRORS: UploadFile['errors'] = [
  { line: 4, field: 'Fecha de emisión', code: 'DATE_INVALID', message: 'La fecha 31/02/2026 no existe.' },
  {
    line: 9,
    field: 'Total CP',
    code: 'AMOUNT_INVALID',
    message: 'El monto "12,50" no es un número con punto decimal.',
  },
]

const UNKNOWN_ERRORS: UploadFile['errors'] = [
  {
    line: null,
    field: null,
    code: 'FILE_KIND_UNKNOWN',
    message: 'No reconocemos este archivo. Sube el RCE, el RVIE o comprobantes XML.',
  },
]

function refused(kind: UploadFile['kind'], errors: UploadFile['errors']): Partial<UploadFile> {
  return { state: 'failed', kind, errors, errors_total: errors.length }
}
