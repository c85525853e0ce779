import { salesPlans } from '../catalogue/sales-plans.ts'
import { goodsTrades as goods } from '../catalogue/trades-goods.ts'
import { industryTrades as industry } from '../catalogue/trades-industry.ts'
import { servicesTrades as services } from '../catalogue/trades-services.ts'
import { companyRuc } from '../invented/demo-ruc.ts'
import { type BooksPlan, type DemoCompany, purchasesPlan, salesPlan } from './demo-company.ts'
import { seasons } from './seasons.ts'

const accountant = 'demo@contapro.pe'
const months = 13

/** The largest: hundreds of vouchers a month, nothing left open. */
const inOrder: BooksPlan = {
  season: seasons.trading,
  months,
  purchases: purchasesPlan({
    count: 96,
    trades: [
      [goods.office, 22],
      [goods.hardware, 20],
      [goods.cleaning, 10],
      [goods.packaging, 6],
      [goods.technology, 4],
      [goods.furniture, 2],
      [goods.beverages, 4],
      [goods.fuel, 10],
      [goods.vehicleParts, 2],
      [goods.books, 1],
      [services.freight, 9],
      [services.upkeep, 3],
      [services.advertising, 3],
      [services.machinery, 2],
      [services.meals, 5],
      [services.lodging, 2],
      [services.health, 1],
      [services.training, 1],
      [services.customsAgency, 2],
      [industry.milledRice, 1],
      [industry.equipmentEurope, 1],
    ],
    monthly: [services.premises, services.security, services.internet, services.consulting, services.insurance],
    rareKind: 'trading',
    boletaPercent: 4,
    notes: { credit: 4, debit: 1, earlierPercent: 40 },
    late: 3,
    hasOldVoucher: true,
    deposits: 'prompt',
    suffersPerceptions: true,
  }),
  sales: salesPlan({
    count: 224,
    trades: [[salesPlans.wholesale, 1]],
    facturaPercent: 58,
    notes: { credit: 5, debit: 1, earlierPercent: 30 },
    annulled: 2,
    suffersRetentions: true,
    rareTypes: ['96', '99'],
  }),
}

/** Works subcontracted under detraction: its deposits come after the term. */
const lateDeposits: BooksPlan = {
  season: seasons.building,
  months,
  purchases: purchasesPlan({
    count: 52,
    trades: [
      [industry.construction, 26],
      [industry.buildingWorks, 13],
      [services.machinery, 12],
      [goods.hardware, 18],
      [services.freight, 8],
      [goods.fuel, 8],
      [services.upkeep, 4],
      [services.health, 2],
      [services.meals, 3],
    ],
    monthly: [services.premises, services.consulting, services.security],
    rareKind: 'building',
    notes: { credit: 2, debit: 1, earlierPercent: 50 },
    late: 2,
    deposits: 'late',
  }),
  sales: salesPlan({ count: 9, trades: [[salesPlans.works, 1]], suffersRetentions: true }),
}

/** Sells abroad in dollars and euros: a saldo a favor that grows. */
const exporter: BooksPlan = {
  season: seasons.farming,
  months,
  purchases: purchasesPlan({
    count: 44,
    trades: [
      [industry.agriculture, 24],
      [industry.packhouse, 14],
      [goods.packaging, 10],
      [services.freight, 14],
      [services.customsAgency, 10],
      [goods.fuel, 10],
      [goods.vehicleParts, 3],
      [services.upkeep, 4],
      [services.lodging, 2],
      [industry.equipmentEurope, 3],
    ],
    monthly: [services.premises, services.insurance, services.internet],
    rareKind: 'farming',
    notes: { credit: 2, debit: 0, earlierPercent: 60 },
    hasOldVoucher: true,
  }),
  sales: salesPlan({
    count: 20,
    trades: [
      [salesPlans.exports, 17],
      [salesPlans.farmGate, 3],
    ],
    notes: { credit: 1, debit: 1, earlierPercent: 70 },
  }),
}

/** Reduced rate of Ley 31556: 10 % until 2025, 10.5 % in 2026. */
const reducedRate: BooksPlan = {
  season: seasons.meals,
  months,
  purchases: purchasesPlan({
    count: 36,
    trades: [
      [industry.produce, 22],
      [industry.seafood, 20],
      [industry.groceries, 12],
      [industry.milledRice, 6],
      [industry.bottledGas, 8],
      [goods.beverages, 14],
      [goods.cleaning, 8],
      [goods.furniture, 1],
    ],
    monthly: [services.premises, services.internet],
    rareKind: 'fishing',
    boletaPercent: 28,
    suffersPerceptions: true,
  }),
  sales: salesPlan({ count: 66, trades: [[salesPlans.menu, 1]], facturaPercent: 30, annulled: 1, hasTickets: true }),
}

/** Returns of goods of the season before, bought and sold. */
const earlierNotes: BooksPlan = {
  season: seasons.textiles,
  months,
  purchases: purchasesPlan({
    count: 32,
    trades: [
      [industry.fabrics, 30],
      [industry.tailoring, 12],
      [goods.packaging, 4],
      [services.freight, 6],
      [goods.fuel, 4],
      [industry.equipmentEurope, 1],
    ],
    monthly: [services.premises, services.advertising],
    rareKind: 'trading',
    notes: { credit: 7, debit: 2, earlierPercent: 85 },
    late: 1,
  }),
  sales: salesPlan({
    count: 46,
    trades: [[salesPlans.garments, 1]],
    facturaPercent: 80,
    notes: { credit: 9, debit: 2, earlierPercent: 85 },
    annulled: 1,
  }),
}

/** Sells taxed and exonerated medicines: purchases for both (DGNG) and for the exonerated only (DNG). */
const mixedPurchases: BooksPlan = {
  season: seasons.health,
  months,
  purchases: purchasesPlan({
    count: 46,
    trades: [
      [industry.medicines, 60],
      [goods.office, 5],
      [goods.cleaning, 5],
      [goods.technology, 2],
      [services.freight, 8],
      [services.advertising, 3],
      [goods.packaging, 4],
    ],
    monthly: [services.premises, services.security, services.internet, services.consulting],
    rareKind: 'pharmacy',
    destinations: [
      ['DG', 46],
      ['DGNG', 38],
      ['DNG', 16],
    ],
    notes: { credit: 3, debit: 1, earlierPercent: 40 },
  }),
  sales: salesPlan({ count: 66, trades: [[salesPlans.pharmacy, 1]], facturaPercent: 35, annulled: 1 }),
}

/** The six companies with a story (decisions 7), in the order of their stories. */
export const storyCompanies: readonly DemoCompany[] = [
  story(
    100_109,
    'Comercial Andina del Sur S.A.C.',
    inOrder,
    'Todo en orden: la empresa más grande, con casi todos los tipos de comprobante y nada pendiente.',
  ),
  story(
    100_114,
    'Constructora Misti Ingenieros S.A.C.',
    lateDeposits,
    'Detracciones depositadas fuera de plazo: muchas compras con detracción de obras, alquileres y servicios.',
  ),
  story(
    100_103,
    'Agroindustrias Valle Chicama S.A.C.',
    exporter,
    'Exportadora: vende en dólares y euros, y acumula saldo a favor.',
  ),
  story(
    100_117,
    'Cevichería Puerto Lindo del Norte E.I.R.L.',
    reducedRate,
    'Restaurante con tasa reducida: 10 % hasta 2025 y 10.5 % en 2026 (Ley 31556).',
  ),
  story(
    100_111,
    'Textiles Gamarra Norte E.I.R.L.',
    earlierNotes,
    'Notas de crédito y débito de periodos anteriores, en compras y en ventas.',
  ),
  story(
    100_105,
    'Corporación Farmacéutica Los Olivos S.A.',
    mixedPurchases,
    'Compras mixtas: destino gravado y no gravado (DGNG) y solo no gravado (DNG), con prorrata.',
  ),
]

function story(sequence: number, name: string, books: BooksPlan, text: string): DemoCompany {
  return { ruc: companyRuc(sequence), name, accountant, story: text, status: 'VALID', missingModules: [], books }
}
