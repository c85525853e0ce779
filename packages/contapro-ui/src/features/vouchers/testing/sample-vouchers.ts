import type { OperationType } from '@contapro/sdk'
import {
  aMonth,
  aSaleAdvice,
  aVoucher,
  type MockData,
  type MockVoucher,
  MOCK_TAX_PERIOD,
  someMockData,
  voucherKey,
} from '@contapro/sdk/testing'
import { centimos, crossingBoletaText } from '@contapro/sunat'

/** The mock's first company with these vouchers in its newest period. */
export function dataWith(vouchers: readonly MockVoucher[], operation: OperationType = 'COMPRA'): () => MockData {
  return () => {
    const data = someMockData()
    const ruc = data.businesses[0]?.ruc ?? ''
    data.vouchers.set(voucherKey(ruc, MOCK_TAX_PERIOD, operation), [...vouchers])
    return data
  }
}

/** Signed addresses of both files. */
export const files: { readonly img_cpe_link: string; readonly xml_cpe_link: string } = {
  img_cpe_link: 'https://mock.contapro.pe/app/internal/voucher-files/1/a.jpeg?expires=1&signature=x',
  xml_cpe_link: 'https://mock.contapro.pe/app/internal/voucher-files/1/a.xml?expires=1&signature=x',
}

/** Waits for a decision; three items, no files. */
export const observed: MockVoucher = aVoucher({
  serie: 'E001',
  number: '231',
  supplier_business_name: 'Telecomunicaciones Rímac S.A.C.',
  issue_date: '2026-08-29',
  item_description: ['Internet dedicado 200 Mbps y telefonía fija', 'Alquiler de equipos', 'Soporte técnico del mes'],
  status: 'observado',
  status_reasons: [{ code: 'DETRACTION_WITHOUT_DEPOSIT', message: 'Está sujeto a detracción y no tiene depósito.' }],
  afecto_detraccion: 'si',
})

const withoutCredit = aVoucher({
  type: '03',
  type_name: 'Boleta de venta',
  serie: 'B001',
  number: '77',
  supplier_business_name: 'Restaurante Sabor Chorrillano E.I.R.L.',
  item_description: 'Consumo, menú ejecutivo y bebidas',
  status: 'gasto no deducible',
  status_reasons: [
    {
      code: 'BOLETA_OVER_LIMIT',
      message: crossingBoletaText(centimos(13_72)),
      fitting_amount: '13.72',
    },
  ],
  igv_credit: 'no',
  igv_credit_reasons: [
    { code: 'TYPE_WITHOUT_CREDIT', message: 'Este tipo de comprobante no da derecho a crédito fiscal.' },
  ],
  igv_credit_amount: '0.00',
})

/** In dollars, known by its XML alone. */
export const withoutRate: MockVoucher = aVoucher({
  serie: 'F002',
  number: '900',
  supplier_business_name: 'Software Global Perú S.A.C.',
  item_description: 'Licencia anual',
  currency: 'USD',
  flag_missing_exchange_rate: true,
  original_total_amount: '1180.00',
  igv_credit_amount: '0.00',
  source: 'xml',
})

/** In dollars with its exchange rate and both files. */
export const inDollars: MockVoucher = aVoucher({
  serie: 'F001',
  number: '4411',
  currency: 'USD',
  exchange_rate: '3.752',
  original_total_amount: '314.50',
  due_date: '2026-09-04',
  ...files,
})

/** Its register row does not add up. */
export const contradicting: MockVoucher = aVoucher({
  number: '520',
  total_amount: '1180.01',
  warnings: [
    {
      code: 'TOTAL_MISMATCH',
      message: 'El total 1180.01 no es igual a la suma de sus importes, 1180.00: difieren en 0.01.',
    },
  ],
  ...files,
})

const long = aVoucher({
  serie: 'F010',
  number: '12345678',
  supplier_business_name:
    'Asociación de Productores Agropecuarios y de Servicios Múltiples del Valle de los Ríos Apurímac, Ene y Mantaro S.A.C.',
  item_description: Array.from(
    { length: 14 },
    (_, index) => `Servicio de transporte de carga, guía T001-${4410 + index}`,
  ),
  taxable_amount: '9876543.21',
  igv_amount: '1777777.78',
  total_amount: '11654320.99',
  igv_credit_amount: '1777777.78',
})

const note = aVoucher({
  type: '07',
  serie: 'FC01',
  number: '8',
  taxable_amount: '-250.00',
  igv_amount: '-45.00',
  total_amount: '-295.00',
  igv_credit_amount: '-45.00',
  item_description: null,
})

/** One of each kind that a table must show well. */
export const various: readonly MockVoucher[] = [observed, withoutCredit, withoutRate, inDollars, long, note]
/** More than a page of any size. */
export const hundred: readonly MockVoucher[] = aMonth({
  ruc: '20990000019',
  taxPeriod: MOCK_TAX_PERIOD,
  operationType: 'COMPRA',
  count: 128,
})
export const hundredWithFiles: readonly MockVoucher[] = hundred.map((voucher) => ({ ...voucher, ...files }))

const customer = {
  operation_type: 'VENTA',
  supplier_ruc: '20990000035',
  supplier_business_name: 'BODEGA QORI E.I.R.L.',
} as const

/** Sales of which one has two advices, one has one and one has none. */
export const sold: readonly MockVoucher[] = [
  aVoucher({
    ...customer,
    type: '03',
    serie: 'B001',
    number: '57',
    supplier_ruc: '00000000',
    supplier_business_name: 'CLIENTES VARIOS',
    sale_advices: [
      aSaleAdvice({
        code: 'CUSTOMER_DOCUMENT_MISSING',
        name: 'Cliente sin documento',
        message:
          'La boleta es de S/ 1,180.00 y no tiene el documento del cliente. Por encima de S/ 700.00 debe llevar su tipo y número (Reglamento de Comprobantes de Pago, art. 8, num. 3.10). Pide el dato a quien vendió; si se emitió sin él, corrige con una nota de crédito y emite de nuevo.',
      }),
      aSaleAdvice({ message: 'Falta B001-56, antes de B001-57. Confirma si no se usó, o sube el comprobante.' }),
    ],
  }),
  aVoucher({ ...customer, serie: 'F001', number: '120', sale_advices: [aSaleAdvice()] }),
  aVoucher({ ...customer, serie: 'F001', number: '116' }),
]
