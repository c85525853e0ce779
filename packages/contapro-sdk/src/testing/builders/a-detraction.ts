import type { Detraction } from '../../contract/contract.ts'
import { aRuc } from './a-business.ts'

/** A deposit of S/ 708.00 for a service (022, 12 %); `voucher_unique_code` follows the other facts unless it is given. */
export function aDetraction(facts: Partial<Detraction> = {}): Detraction {
  const { serie_number = 'E001-12', customer_identity_number = aRuc(43) } = facts
  return {
    voucher_unique_code: `${aRuc(1)}-${customer_identity_number}-01-${serie_number ?? 'E001-12'}`,
    voucher_type_name: 'Factura',
    serie_number,
    issuer_date: '2026-08-14',
    supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
    customer_identity_number,
    total_amount: '5900.00',
    deposit_amount: '708.00',
    payment_datetime: '2026-08-20T10:42:18',
    certificate_number: '310000001',
    operation_code: '01',
    operation_name:
      'Venta de bienes muebles o inmuebles, prestación de servicios o contratos de construcción gravados con el IGV',
    good_or_service_code: '022',
    good_or_service_name: 'Otros servicios empresariales',
    sol_user: 'PRUEBA01',
    account_number: '00068214503',
    account_type_name: 'Cuenta convencional',
    tax_period_payment: '202608',
    operation_number: '1046238871',
    detraction_payment: null,
    img_cpe_file_url: null,
    due: null,
    entry: null,
    ...facts,
  }
}

/** A purchase under detraction whose deposit is still to be made. */
export function anUnpaidDetraction(facts: Partial<Detraction> = {}): Detraction {
  return aDetraction({
    payment_datetime: null,
    certificate_number: null,
    sol_user: null,
    account_number: null,
    account_type_name: null,
    tax_period_payment: null,
    operation_number: null,
    due: {
      deadline: '2026-09-07',
      deadline_rule: 'payment_or_fifth_working_day',
      is_overdue: false,
      rate: '12',
      credit_amount: '900.00',
      deposit_file: null,
    },
    ...facts,
  })
}
