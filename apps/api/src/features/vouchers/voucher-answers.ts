import { toDecimalText } from '@contapro/sunat'
import { isObservationCode, observationRules } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { spokenName } from '../../vouchers/files/spoken-name.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import { toVoucher } from '../../vouchers/lists/voucher-answer.ts'
import type { VoucherFilesZip } from './download-voucher-files.ts'
import type { FilterOptions } from './list-filter-options.ts'
import type { FigureSum, VoucherPage } from './list-vouchers.ts'

export function toVoucherList(
  { vouchers, advices, summary, prorrata, figure }: VoucherPage,
  { size }: Page,
  addresses: FileAddresses,
): Contract<'voucher-list'> {
  return {
    data: vouchers.map((voucher) => ({
      ...toVoucher(voucher, { addresses, prorrata }),
      ...(voucher.row.operation === 'VENTA' ? { sale_advices: [...(advices?.get(voucher.row.code) ?? [])] } : {}),
      ...(voucher.part === undefined ? {} : { figure_amount: toDecimalText(voucher.part) }),
    })),
    metadata: { pagination: { total_items: summary.vouchers, total_pages: Math.ceil(summary.vouchers / size) } },
    summary: {
      total_items: summary.vouchers,
      taxable_amount: toDecimalText(summary.taxable),
      igv_amount: toDecimalText(summary.igv),
      igv_credit_amount: toDecimalText(summary.credit),
      moved_credit_cpes_count: summary.movedVouchers,
      moved_credit_amount: toDecimalText(summary.movedIgv),
      total_amount: toDecimalText(summary.total),
      ...(summary.advised === undefined ? {} : { advised_cpes_count: summary.advised }),
      ...(summary.observed === undefined ? {} : { observed_cpes_count: summary.observed }),
      ...(figure ? { figure: toFigureSum(figure) } : {}),
    },
  }
}

function toFigureSum({ name, reason, amount, rounding }: FigureSum): Contract<'voucher-figure-sum'> {
  const reason_name = reason !== undefined && isObservationCode(reason) ? observationRules[reason].name : null
  return { name, reason_name, amount: toDecimalText(amount), rounding_amount: toDecimalText(rounding) }
}

export function toVoucherFiles({ zip, missingCodes, failed }: VoucherFilesZip): Contract<'voucher-files-answer'> {
  return {
    zip_file: zip.toString('base64'),
    missing_codes: [...missingCodes],
    failed: failed.map(({ code, series, number }) => ({
      code,
      serie_number: `${series}-${number}`,
      message: `${spokenName({ series, number })} no está en la descarga: no pudimos preparar su archivo.`,
    })),
  }
}

export function toFilterOptions(options: FilterOptions): Contract<'voucher-filter-options'> {
  return {
    data: {
      types_of_vouchers: Object.fromEntries(options.types),
      series_of_vouchers: Object.fromEntries(options.series),
      status_of_vouchers: Object.fromEntries(options.statuses),
      provider_of_vouchers: Object.fromEntries(options.providers),
      serie_number_of_vouchers: [...options.serieNumbers],
    },
  }
}
