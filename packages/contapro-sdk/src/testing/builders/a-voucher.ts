import { voucherTypeName } from '@contapro/sunat'
import type { MockVoucher } from '../mock-voucher.ts'
import { aRuc } from './a-business.ts'

/**
 * A purchase: a factura of S/ 1,180.00 at 18 %, deductible with credit. `code` and `type_name` follow the other facts unless
 * they are given; amounts do not.
 */
export function aVoucher(facts: Partial<MockVoucher> = {}): MockVoucher {
  const { type = '01', serie = 'F001', number = '101', supplier_ruc = aRuc(27) } = facts
  const isSale = facts.operation_type === 'VENTA'
  return {
    code: `${supplier_ruc}-${type}-${serie}-${number}`,
    operation_type: 'COMPRA',
    tax_period: '202608',
    issue_date: '2026-08-05',
    due_date: null,
    type,
    type_name: voucherTypeName(type),
    serie,
    number,
    supplier_ruc,
    supplier_business_name: 'SUMINISTROS KALLPA S.A.C.',
    item_description: ['Papel bond A4 75 g', 'Tóner negro'],
    taxable_amount: '1000.00',
    igv_amount: '180.00',
    non_taxable_amount: '0.00',
    total_amount: '1180.00',
    igv_credit_amount: '180.00',
    currency: 'PEN',
    exchange_rate: null,
    exchange_rate_entry: null,
    original_total_amount: null,
    flag_missing_exchange_rate: false,
    afecto_detraccion: 'no',
    igv_rate: '18',
    status: isSale ? null : 'gasto deducible',
    status_reasons: [],
    igv_credit: isSale ? null : 'yes',
    igv_credit_period: null,
    igv_credit_reasons: [],
    warnings: [],
    source: 'proposal',
    img_cpe_link: null,
    xml_cpe_link: null,
    ...facts,
  }
}
