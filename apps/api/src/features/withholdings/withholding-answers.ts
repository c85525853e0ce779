import { centimos, findWithholdingRegime, toDecimalText } from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { voucherFileName } from '../../vouchers/files/voucher-file-name.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { WithholdingRow } from '../../vouchers/withholdings/withholdings.store.ts'
import type { WithholdingPage } from './list-withholdings.ts'

/** No document of the company tells that one was reverted later. */
const STATE = 'Emitido'

export function toPerceptionList(
  found: WithholdingPage,
  page: Page,
  addresses: FileAddresses,
): Contract<'perception-list'> {
  return {
    vouchers: found.withholdings.map((row) => ({
      code: row.code,
      perception_regime_description: regimeName(row),
      document_number: `${row.series}-${row.number}`,
      issue_date: row.issuedOn,
      ruc_supplier: row.agentDocument,
      ruc_customer: row.receiverDocument,
      perception_amount: toDecimalText(centimos(row.amount)),
      state: STATE,
      link: linkOf(row, found, addresses),
    })),
    summary: { total_items: found.count, total_amount_perceptions: toDecimalText(found.amount) },
    pagination: toPagination(found, page),
  }
}

export function toRetentionList(
  found: WithholdingPage,
  page: Page,
  addresses: FileAddresses,
): Contract<'retention-list'> {
  return {
    vouchers: found.withholdings.map((row) => ({
      code: row.code,
      supplier_business_name: row.agentName,
      ruc_supplier: row.agentDocument,
      issue_date: row.issuedOn,
      document_number: `${row.series}-${row.number}`,
      retention_amount: toDecimalText(centimos(row.amount)),
      state: STATE,
      link: linkOf(row, found, addresses),
    })),
    summary: { total_items: found.count, total_amount_retentions: toDecimalText(found.amount) },
    pagination: toPagination(found, page),
  }
}

const toPagination = ({ count }: WithholdingPage, { size }: Page): Contract<'pagination'> => ({
  total_items: count,
  total_pages: Math.ceil(count / size),
})

/** A regime that the catalogue does not have is named by its code. */
const regimeName = ({ regime }: WithholdingRow): string =>
  findWithholdingRegime('perception', regime)?.name ?? `Régimen ${regime}`

const linkOf = ({ code }: WithholdingRow, { businessUuid }: WithholdingPage, addresses: FileAddresses): string =>
  addresses.sign({ businessUuid, fileName: voucherFileName(code, 'pdf') })
