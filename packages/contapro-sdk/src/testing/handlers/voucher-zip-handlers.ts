import type { HttpHandler } from 'msw'
import type { VoucherFilesAnswer, VoucherFileType } from '../../contract/contract.ts'
import { voucherKey } from '../mock-data.ts'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockVoucherFile } from '../mock-voucher-file.ts'
import { storedZip } from '../stored-zip.ts'

/** Mass downloads: the files of the chosen vouchers that have one. */
export function voucherZipHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'downloadVoucherFiles', async (call) => call.reply(200, zipOf(call, await call.body()))),
    mockOperation(server, 'downloadValidatedFiles', async (call) => call.reply(200, zipOf(call, await call.body()))),
  ]
}

interface ZipRequest {
  readonly ruc: string
  readonly tax_period: string
  readonly invoiceCodes: readonly string[]
  readonly type: VoucherFileType
}

function zipOf(
  { data, isEmpty, ownBusiness }: MockCall<'downloadVoucherFiles'> | MockCall<'downloadValidatedFiles'>,
  { ruc, tax_period, invoiceCodes, type }: ZipRequest,
): VoucherFilesAnswer {
  ownBusiness({ ruc })
  const purchases = isEmpty ? [] : (data.vouchers.get(voucherKey(ruc, tax_period, 'COMPRA')) ?? [])
  const isThere = (code: string): boolean => {
    const voucher = purchases.find((one) => one.code === code)
    return (type === 'xml' ? voucher?.xml_cpe_link : voucher?.img_cpe_link) != null
  }
  const found = invoiceCodes.filter(isThere)
  if (found.length === 0) throw new MockRefusal('VOUCHER_FILES_NOT_FOUND')
  const names = found.map((code) => `${code}.${type}`)
  const zip = storedZip(names.map((name) => ({ name, content: mockVoucherFile(name).content })))
  return {
    zip_file: btoa(Array.from(zip, (byte) => String.fromCharCode(byte)).join('')),
    missing_codes: invoiceCodes.filter((code) => !isThere(code)),
    failed: [],
  }
}
