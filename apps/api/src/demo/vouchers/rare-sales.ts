import { centimos, percentOf, type TaxPeriod } from '@contapro/sunat'
import { companyCustomer, unnamedCustomer } from '../catalogue/customers.ts'
import type { DemoCompany } from '../companies/demo-company.ts'
import { createRandom, type Random } from '../invented/random.ts'
import { dayOf, daysOf } from './calendar.ts'
import { type DemoAmounts, type DemoVoucher, plainVoucher } from './demo-voucher.ts'
import { percentOn } from './draw-lines.ts'
import { noAmounts } from './voucher-amounts.ts'
import { supplierNumber } from './voucher-numbers.ts'

const CONSOLIDATED_BOLETAS = '99'
const IVAP_DEPOSIT = '49'

/** Rows of the sales register that are neither facturas nor boletas nor their notes; they have no XML. */
export function rareSalesOf(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  return (company.books?.sales.rareTypes ?? []).map((type) => rareSale(company, type, period))
}

function rareSale(company: DemoCompany, type: string, period: TaxPeriod): DemoVoucher {
  const random = createRandom(`rare-sale:${company.ruc}:${period}:${type}`)
  const issuedOn = dayOf(period, random.int(10, daysOf(period)))
  return {
    ...plainVoucher,
    operation: 'VENTA',
    type,
    series: `00${type}`,
    number: supplierNumber(`${company.ruc}:sale:${type}`, period, 0),
    issuedOn,
    counterparty: type === CONSOLIDATED_BOLETAS ? unnamedCustomer : companyCustomer(random),
    amounts: rareAmounts(random, type, percentOn('general', issuedOn), percentOn('ivap', issuedOn)),
  }
}

function rareAmounts(random: Random, type: string, general: string, ivap: string): DemoAmounts {
  const net = centimos(random.int(3000, 60_000))
  if (type === IVAP_DEPOSIT) return { ...noAmounts, ivapTaxable: net, ivap: percentOf(net, ivap) }
  return { ...noAmounts, taxable: net, igv: percentOf(net, general) }
}
