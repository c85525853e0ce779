import { salesPlans } from '../catalogue/sales-plans.ts'
import { goodsTrades as goods } from '../catalogue/trades-goods.ts'
import { industryTrades as industry } from '../catalogue/trades-industry.ts'
import { servicesTrades as services } from '../catalogue/trades-services.ts'
import { companyRuc } from '../invented/demo-ruc.ts'
import { type BooksPlan, type DemoCompany, purchasesPlan, salesPlan } from './demo-company.ts'
import { seasons } from './seasons.ts'
import { solModules } from './sol-modules.ts'

const haulier: BooksPlan = {
  season: seasons.haulage,
  months: 13,
  purchases: purchasesPlan({
    count: 30,
    trades: [
      [goods.fuel, 40],
      [goods.vehicleParts, 16],
      [services.upkeep, 8],
      [services.meals, 6],
      [services.lodging, 4],
    ],
    monthly: [services.premises, services.insurance],
    rareKind: 'transport',
    suffersPerceptions: true,
  }),
  sales: salesPlan({ count: 26, trades: [[salesPlans.haulage, 1]], suffersRetentions: true }),
}

const riceMill: BooksPlan = {
  season: seasons.milling,
  months: 13,
  purchases: purchasesPlan({
    count: 16,
    trades: [
      [goods.packaging, 10],
      [services.freight, 12],
      [services.upkeep, 6],
      [goods.fuel, 6],
    ],
    monthly: [services.internet],
    rareKind: 'milling',
    notes: { credit: 1, debit: 0, earlierPercent: 0 },
  }),
  sales: salesPlan({ count: 26, trades: [[salesPlans.rice, 1]], facturaPercent: 85, rareTypes: ['49'] }),
}

const fishery: BooksPlan = {
  season: seasons.haulage,
  months: 4,
  purchases: purchasesPlan({
    count: 14,
    trades: [
      [industry.seafood, 12],
      [goods.fuel, 8],
      [goods.packaging, 4],
    ],
    monthly: [services.premises],
    rareKind: 'fishing',
  }),
  sales: salesPlan({ count: 10, trades: [[salesPlans.fish, 1]] }),
}

const bookshop: BooksPlan = {
  season: seasons.trading,
  months: 13,
  purchases: purchasesPlan({
    count: 9,
    trades: [
      [goods.office, 20],
      [goods.books, 6],
      [goods.packaging, 2],
    ],
    monthly: [services.premises],
    rareKind: 'transport',
    destinations: [
      ['DG', 80],
      ['DGNG', 20],
    ],
  }),
  sales: salesPlan({ count: 44, trades: [[salesPlans.bookshop, 1]], facturaPercent: 25 }),
}

const bakery: BooksPlan = {
  season: seasons.meals,
  months: 13,
  purchases: purchasesPlan({
    count: 14,
    trades: [
      [industry.groceries, 16],
      [industry.bottledGas, 6],
      [goods.packaging, 4],
    ],
    monthly: [services.premises],
    rareKind: 'pharmacy',
  }),
  sales: salesPlan({ count: 26, trades: [[salesPlans.bakery, 1]], facturaPercent: 15, hasTickets: true }),
}

const oilServices: BooksPlan = {
  season: seasons.haulage,
  months: 13,
  purchases: purchasesPlan({
    count: 22,
    trades: [
      [services.machinery, 10],
      [goods.hardware, 8],
      [goods.fuel, 10],
      [services.freight, 6],
      [services.lodging, 4],
    ],
    monthly: [services.premises, services.security, services.insurance],
    rareKind: 'oil',
  }),
  sales: salesPlan({ count: 8, trades: [[salesPlans.wellServices, 1]], suffersRetentions: true }),
}

const hardwareStore: BooksPlan = {
  season: seasons.building,
  months: 13,
  purchases: purchasesPlan({
    count: 11,
    trades: [
      [goods.hardware, 24],
      [industry.construction, 8],
      [services.freight, 4],
    ],
    monthly: [services.premises],
    rareKind: 'transport',
  }),
  sales: salesPlan({ count: 48, trades: [[salesPlans.wholesale, 1]], facturaPercent: 45 }),
}

const cornerShop: BooksPlan = {
  season: seasons.trading,
  months: 3,
  purchases: purchasesPlan({
    count: 8,
    trades: [
      [goods.beverages, 10],
      [industry.groceries, 4],
      [goods.cleaning, 4],
    ],
    rareKind: 'transport',
  }),
  sales: salesPlan({ count: 48, trades: [[salesPlans.bakery, 1]], facturaPercent: 5 }),
}

const firm = 'demo@contapro.pe'
const freelancer = 'freelance@contapro.pe'
const partner = 'siscont@contapro.pe'
const withoutPlan = 'sinplan@contapro.pe'

/** The companies without a story of their own: the other statuses, and those of the other accounts. */
export const otherCompanies: readonly DemoCompany[] = [
  {
    ...valid(firm, 100_116, 'Transportes Mantaro Express S.R.L.', haulier),
    story: 'Transportista: sus ventas llevan detracción del 4 % y sufre retenciones.',
  },
  {
    ...valid(firm, 100_119, 'Molino Espiga del Jequetepeque S.A.C.', riceMill),
    story: 'Molino: vende arroz pilado con IVAP (4 %) y compra con liquidaciones de compra.',
  },
  {
    ...valid(firm, 100_102, 'Pesquera Bahía de Paita S.A.', fishery),
    status: 'MISSING_PERMISSIONS',
    missingModules: [solModules.vouchers, solModules.detractions],
    story: 'Faltan permisos, pero ya tiene periodos procesados.',
  },
  {
    ...empty(firm, 100_115, 'Servicios Mineros Cerro Blanco S.R.L.', 'MISSING_PERMISSIONS'),
    missingModules: [solModules.sire, solModules.vouchers],
    story: 'Faltan permisos y todavía no hay periodos.',
  },
  empty(firm, 100_118, 'Clínica Dental Sonrisa Andina S.A.C.', 'IN_PROGRESS'),
  empty(firm, 100_112, 'Importaciones Tecnoandes S.A.C.', 'IN_PROGRESS'),
  empty(firm, 100_106, 'Restaurantes Costa y Sazón E.I.R.L.', 'INVALID_CREDENTIALS'),
  valid(freelancer, 100_201, 'Librería y Bazar El Tajamar E.I.R.L.', bookshop),
  valid(freelancer, 100_202, 'Panificadora Trigo de Oro Huaraz E.I.R.L.', bakery),
  empty(freelancer, 100_203, 'Estudio de Arquitectura Patio Blanco S.A.C.', 'IN_PROGRESS'),
  valid(partner, 100_301, 'Servicios Petroleros Cabo Pariñas S.A.C.', oilServices),
  valid(partner, 100_302, 'Ferretería Industrial Cono Norte S.A.C.', hardwareStore),
  valid(withoutPlan, 100_401, 'Minimarket La Esquina de Jesús María E.I.R.L.', cornerShop),
  empty(withoutPlan, 100_402, 'Lavandería Burbuja Azul S.A.C.', 'IN_PROGRESS'),
]

function valid(accountant: string, sequence: number, name: string, books: BooksPlan): DemoCompany {
  return { ruc: companyRuc(sequence), name, accountant, story: null, status: 'VALID', missingModules: [], books }
}

function empty(
  accountant: string,
  sequence: number,
  name: string,
  status: Exclude<DemoCompany['status'], 'VALID'>,
): DemoCompany {
  return { ruc: companyRuc(sequence), name, accountant, story: null, status, missingModules: [], books: null }
}
