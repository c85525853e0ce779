import type { Ruc } from '@contapro/sunat'
import { salesPlans } from '../catalogue/sales-plans.ts'
import { goodsTrades as goods } from '../catalogue/trades-goods.ts'
import { servicesTrades as services } from '../catalogue/trades-services.ts'
import { type DemoCompany, purchasesPlan, salesPlan } from './demo-company.ts'
import { seasons } from './seasons.ts'

/** What the demo makes of a company that somebody registers: a small shop with three months of books. */
export function newcomer({ ruc, name }: { readonly ruc: Ruc; readonly name: string }): DemoCompany {
  return {
    ruc,
    name,
    accountant: '',
    story: null,
    status: 'VALID',
    missingModules: [],
    books: {
      season: seasons.trading,
      months: 3,
      purchases: purchasesPlan({
        count: 14,
        trades: [
          [goods.office, 10],
          [goods.packaging, 6],
          [goods.cleaning, 4],
        ],
        monthly: [services.premises, services.internet],
        rareKind: 'transport',
      }),
      sales: salesPlan({ count: 22, trades: [[salesPlans.bookshop, 1]], facturaPercent: 40 }),
    },
  }
}
