import {
  aMonth,
  aVoucher,
  type MockData,
  type MockVoucher,
  MOCK_TAX_PERIOD,
  someMockData,
  voucherKey,
} from '@contapro/sdk/testing'
import { centimos, crossingBoletaText } from '@contapro/sunat'

/** The mock's first company with these purchases in its newest period. */
export function purchasesOf(vouchers: readonly MockVoucher[]): () => MockData {
  return () => {
    const data = someMockData()
    data.vouchers.set(voucherKey(data.businesses[0]?.ruc ?? '', MOCK_TAX_PERIOD, 'COMPRA'), [...vouchers])
    return data
  }
}

/** Signed addresses of both files. */
const files = {
  img_cpe_link: '/app/internal/voucher-files/1/a.jpeg?expires=1&signature=x',
  xml_cpe_link: '/app/internal/voucher-files/1/a.xml?expires=1&signature=x',
}

/** A detraction that nobody has deposited. */
export const withoutDeposit: MockVoucher = aVoucher({
  ...files,
  serie: 'E001',
  number: '12',
  supplier_business_name: 'Servicios Huascarán S.R.L.',
  issue_date: '2026-08-14',
  afecto_detraccion: 'si',
  status: 'observado',
  status_reasons: [
    { code: 'DETRACTION_WITHOUT_DEPOSIT', message: 'No encontramos el depósito completo de la detracción.' },
    { code: 'ISSUER_NOT_FOUND', message: 'El proveedor figura como no habido en el padrón de SUNAT.' },
  ],
  igv_credit_amount: '0.00',
})

/** Of a rule without a short name. */
export const ofOtherReasons: MockVoucher = aVoucher({
  serie: 'F002',
  number: '31615',
  issue_date: '2026-08-12',
  status: 'observado',
  status_reasons: [{ code: 'SOMETHING_NEW', message: 'Una regla nueva lo observa.' }],
  igv_credit_amount: '0.00',
})

/** In dollars, known by its XML alone: in no total. */
const withoutRate = aVoucher({
  serie: 'F002',
  number: '900',
  issue_date: '2026-08-11',
  currency: 'USD',
  flag_missing_exchange_rate: true,
  status: 'observado',
  status_reasons: [{ code: 'FOREIGN_ITEM', message: 'Un ítem parece ajeno al giro del negocio.' }],
  igv_credit_amount: '0.00',
})

/** Observed, and a credit note: it subtracts all the same. */
export const note: MockVoucher = aVoucher({
  type: '07',
  serie: 'FC01',
  number: '8',
  issue_date: '2026-08-10',
  taxable_amount: '-250.00',
  igv_amount: '-45.00',
  total_amount: '-295.00',
  igv_credit_amount: '-45.00',
  status: 'observado',
  status_reasons: [{ code: 'FOREIGN_ITEM', message: 'Un ítem parece ajeno al giro del negocio.' }],
})

/** What the law rejects no decision revives. */
export const byLaw: MockVoucher = aVoucher({
  type: '03',
  serie: 'B001',
  number: '77',
  issue_date: '2026-08-09',
  status: 'gasto no deducible',
  status_reasons: [
    { code: 'BOLETA_OVER_LIMIT', message: crossingBoletaText(centimos(13_72)), fitting_amount: '13.72' },
  ],
  igv_credit: 'no',
  igv_credit_amount: '0.00',
})

/** One that nobody doubts, with both files. */
export const fine: MockVoucher = aVoucher({ ...files, serie: 'F001', number: '101', issue_date: '2026-08-08' })

/** One of each kind that the lists must show well. */
export const reviews: readonly MockVoucher[] = [withoutDeposit, ofOtherReasons, withoutRate, note, byLaw, fine]

/** A month with more observed purchases than one page of them. */
export const manyObserved: readonly MockVoucher[] = aMonth({
  ruc: '20990000019',
  taxPeriod: MOCK_TAX_PERIOD,
  operationType: 'COMPRA',
  count: 150,
}).map((voucher) =>
  voucher.type === '01'
    ? {
        ...voucher,
        status: 'observado',
        status_reasons: [{ code: 'FOREIGN_ITEM', message: 'Un ítem parece ajeno al giro del negocio.' }],
      }
    : voucher,
)
