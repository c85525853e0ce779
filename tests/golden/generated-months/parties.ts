/** Whoever stands on the other side of a voucher; document type of catálogo 06. */
export interface Party {
  readonly documentType: string
  readonly document: string
  readonly name: string
}

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** A RUC of an invented taxpayer: 2099… or 1099… with its check digit. */
function ruc(firstTen: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(firstTen[i]), 0)
  return `${firstTen}${(11 - (sum % 11)) % 10}`
}

const company = (number: number, name: string): Party => ({
  documentType: '6',
  document: ruc(`2099${String(700_000 + number)}`),
  name,
})

/** The company whose months these are. */
export const owner: Party = company(1, 'HOTEL Y MOLINO «EL ALGARROBO» S.A.C.')

/** Those who sell to it, each for one part of the month. */
export const suppliers = {
  general: company(11, 'FERRETERÍA ÑAÑO & HIJOS S.R.L.'),
  restaurant: company(12, 'PICANTERÍA LA ÚNICA E.I.R.L.'),
  services: company(13, 'SERVICIOS GENERALES "TRES" S.A.C.'),
  cargo: company(14, 'TRANSPORTES O’HIGGINS S.A.'),
  notFound: company(15, 'COMERCIAL NO HABIDA S.A.C.'),
  struckOff: company(16, 'DISTRIBUIDORA DE BAJA S.R.L.'),
  suspended: company(17, 'ASESORES EN SUSPENSIÓN S.A.C.'),
  notLocated: company(18, 'MAYORISTA NO HALLADO S.A.C.'),
  power: company(19, 'ELÉCTRICA DEL DESIERTO S.A.A.'),
  mill: company(20, 'ARROCERA LOS ALGARROBOS S.A.C.'),
  shops: company(21, 'BODEGAS DEL BARRIO E.I.R.L.'),
  customs: company(22, 'SUPERINTENDENCIA DE PRUEBA DE ADUANAS'),
  importer: company(23, 'REPUESTOS IMPORTADOS DE PRUEBA S.A.'),
  unlisted: company(24, 'EMPRESA NUEVA FUERA DEL PADRÓN S.A.C.'),
  accountant: { documentType: '6', document: ruc('1099700025'), name: 'QUISPE ÑAHUI, MARÍA JOSÉ' },
} as const satisfies Record<string, Party>

const person = (number: number, name: string): Party => ({
  documentType: '6',
  document: ruc(`1099${String(700_100 + number)}`),
  name,
})

/** Persons who sell to it with boletas. */
export const people = {
  grocer: person(1, 'HUAMÁN ÑOPE, TEODORA'),
  taxi: person(2, 'RÍOS DÁVILA, ELÍAS'),
  carpenter: person(3, 'CCORI MAMANI, FAUSTINO'),
} as const satisfies Record<string, Party>

/** Those who buy from it. */
export const customers = {
  first: company(31, 'AGENCIA DE VIAJES DE PRUEBA S.A.C.'),
  second: company(32, 'CLIENTE DE PRUEBA DOS S.A.'),
  abroad: { documentType: '0', document: 'US-4455', name: 'FOREIGN CUSTOMER INC' },
  person: { documentType: '1', document: '00000019', name: 'PERSONA NATURAL DE PRUEBA' },
  nobody: { documentType: '', document: '', name: '' },
} as const satisfies Record<string, Party>

/** Sellers and buyers of the ordinary vouchers. */
export const ordinarySuppliers: readonly [Party, ...Party[]] = [
  suppliers.general,
  company(41, 'ABARROTES DE PRUEBA S.A.C.'),
  company(42, 'LAVANDERÍA INDUSTRIAL DE PRUEBA S.R.L.'),
  company(43, 'TEXTILES DE PRUEBA S.A.'),
]
export const ordinaryCustomers: readonly [Party, ...Party[]] = [customers.first, customers.second]
