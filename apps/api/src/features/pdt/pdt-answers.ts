import { type Centimos, centimos, type TaxPeriod, toDecimalText } from '@contapro/sunat'
import { toHandEntry } from '../../company/settings/hand-entry-answers.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { toInterruptedCarry } from '../../vouchers/boxes/interrupted-carry.ts'
import type { Operation } from '../../vouchers/figures/period-figures.store.ts'
import { toRateAmounts } from '../../vouchers/figures/rate-amounts.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import { toVoucher } from '../../vouchers/lists/voucher-answer.ts'
import type { CountedBox, Pdt621, PeriodOfCompany } from './get-pdt-621.ts'
import type { PdtReport } from './get-pdt-report.ts'
import { toLeftOutWithholdings } from './left-out-withholdings.ts'
import type { BoxVoucherPage } from './list-box-vouchers.ts'

export function toPdtReport(report: PdtReport, operation: Operation): Contract<'pdt-report'> {
  return {
    operation_type: operation,
    ...toRateAmounts(report.amounts),
    total_cpes_count: report.vouchers,
    perceptions_count: report.perceptions.documents,
    total_amount_perceptions: toDecimalText(report.perceptions.amount),
    retentions_count: report.retentions.documents,
    total_amount_retentions: toDecimalText(report.retentions.amount),
  }
}

export function toPdt621(pdt: Pdt621, company: PeriodOfCompany): Contract<'pdt621'> {
  return {
    tax_period: company.period,
    boxes: pdt.boxes.map((box) => toBox(box, company)),
    positive_balance_period: pdt.balancePeriod ?? null,
    positive_balance_amount: toDecimalText(pdt.balance),
    positive_balance_rounding: toDecimalText(pdt.balanceRounding),
    positive_balance_off_periods: [...pdt.offPeriods],
    interrupted_carry: toInterruptedCarry(pdt.interrupted),
    left_out_withholdings: pdt.leftOut.map(toLeftOutWithholdings),
    prorrata_coefficient: pdt.prorrata ?? null,
    flag_prorrata_missing: pdt.isProrrataMissing,
  }
}

const absolute = (amount: Centimos): Centimos => centimos(Math.abs(amount))

function toBox(box: CountedBox, company: PeriodOfCompany): Contract<'pdt621-box'> {
  return {
    box: box.box,
    section: box.section,
    label: box.label,
    base_box: box.baseBox,
    formula: box.formula,
    sum: box.sum === null ? null : toDecimalText(box.sum),
    received_amount: toDecimalText(absolute(box.received)),
    left_amount: toDecimalText(absolute(box.left)),
    flag_stated: box.isStated,
    stated_entry: toHandEntry(box.statedEntry),
    value: box.value,
    difference: box.difference === null ? null : toDecimalText(box.difference),
    flag_off: box.isOff,
    vouchers_count: box.vouchers,
    vouchers_address: box.isOfVouchers ? vouchersAddress(box.box, company) : null,
  }
}

function vouchersAddress(box: string, { ruc, businessUuid, period }: PeriodOfCompany): string {
  const filters: { ruc: string; tax_period: TaxPeriod; business_uuid: string } = {
    ruc,
    tax_period: period,
    business_uuid: businessUuid,
  }
  const query = new URLSearchParams({ filters: JSON.stringify(filters), box })
  return `/app/internal/dashboard/pdt-621/vouchers?${query.toString()}`
}

export function toBoxVoucherList(
  { vouchers, prorrata, summary }: BoxVoucherPage,
  { size }: Page,
  addresses: FileAddresses,
): Contract<'pdt621-voucher-list'> {
  return {
    data: vouchers.map((voucher) => ({
      ...toVoucher(voucher, { addresses, prorrata }),
      box_amount: toDecimalText(voucher.boxAmount),
      ...(voucher.difference === undefined ? {} : { box_difference: toDecimalText(voucher.difference) }),
    })),
    metadata: { pagination: { total_items: summary.vouchers, total_pages: Math.ceil(summary.vouchers / size) } },
    summary: { total_items: summary.vouchers, box_amount: toDecimalText(summary.amount) },
  }
}
