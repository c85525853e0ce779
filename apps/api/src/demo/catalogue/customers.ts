import { companyRuc, personDni } from '../invented/demo-ruc.ts'
import type { Random } from '../invented/random.ts'
import type { DemoParty } from './supplier-document.ts'

/** Companies that buy from the demo companies; all invented. */
const companyNames: readonly string[] = [
  'INVERSIONES COMERCIALES PLAZA NUEVA S.A.C.',
  'CONSORCIO EDUCATIVO MIRADOR DEL VALLE S.A.C.',
  'MINIMARKET DON TEODORO E.I.R.L.',
  'MUNICIPALIDAD DISTRITAL DE VILLA ESPERANZA ALTA',
  'CORPORACIÓN HOTELERA BRISA DE PUNTA SAL S.A.',
  'SERVICIOS MÚLTIPLES TRES CRUCES S.R.L.',
  'BODEGAS Y DISTRIBUCIONES EL PORTAL DE HUANUCO S.A.C.',
  'COLEGIO PARTICULAR LOS CEDROS DE CARABAYLLO S.A.C.',
  'CONSTRUCTORA E INMOBILIARIA ALTOS DEL GOLF VIEJO S.A.C.',
  'TIENDAS DE CONVENIENCIA VEINTIUNO S.A.C.',
  'INDUSTRIAS METÁLICAS ÑAÑA S.A.',
  'COMERCIALIZADORA HERMANOS QUINTANA E.I.R.L.',
  'ASOCIACIÓN DE COMERCIANTES MERCADO SAN HILARIÓN',
  'CLÍNICA VETERINARIA PATITAS DEL SUR S.A.C.',
  'AGROINVERSIONES CUMBRE VERDE S.A.C.',
  'EMPRESA MINERA CERRO PIZARRA S.A.C.',
  'DISTRIBUIDORA MAYORISTA LA CADENA DEL CENTRO Y ORIENTE PERUANO SOCIEDAD ANÓNIMA CERRADA',
  'BOTICAS SALUD DE BARRIO S.A.C.',
  'PROYECTOS Y OBRAS CIVILES SACSA UMA S.A.C.',
  'LOGÍSTICA INTEGRAL PUERTO SECO S.A.C.',
  'SUPERMERCADOS DON LUCHITO S.A.',
  'EVENTOS Y CATERING LA HUACA E.I.R.L.',
  'FÁBRICA DE CALZADO EL PORVENIR NORTEÑO S.R.L.',
  'CENTRO FERRETERO DOÑA ELVA E.I.R.L.',
]

/** Buyers abroad: country of the tax number and name. */
const foreignBuyers: readonly (readonly [country: string, name: string])[] = [
  ['US', 'PACIFIC ORCHARD IMPORTS LLC'],
  ['NL', 'VERSE OOGST HANDEL B.V.'],
  ['ES', 'FRUTAS DEL ATLÁNTICO SUR S.L.'],
  ['GB', 'GREENGATE PRODUCE LIMITED'],
  ['CL', 'COMERCIAL FRUTALES DEL MAIPO SPA'],
]

const surnames = [
  'HUAMÁN',
  'QUISPE',
  'FLORES',
  'ÑAUPA',
  'CÁRDENAS',
  'ROJAS',
  'PÉREZ',
  'MAMANI',
  'TORRES',
  'YUPANQUI',
  'SALAZAR',
] as const
const givenNames = [
  'MARÍA ELENA',
  'JOSÉ LUIS',
  'CARMEN ROSA',
  'JULIO CÉSAR',
  'ANA LUCÍA',
  'PEDRO PABLO',
  'ROXANA',
  'WILDER',
] as const

/** Customers begin here, far from suppliers and demo companies. */
const FIRST_CUSTOMER = 300_000
const FIRST_PERSON = 40_000

/** A company with RUC. */
export function companyCustomer(random: Random): DemoParty {
  const index = random.int(0, companyNames.length - 1)
  return { documentType: '6', document: companyRuc(FIRST_CUSTOMER + index), name: companyNames[index] ?? '' }
}

/** A buyer abroad, known by a tax number of another country. */
export function foreignCustomer(random: Random): DemoParty {
  const index = random.int(0, foreignBuyers.length - 1)
  const [country, name] = foreignBuyers[index] ?? ['US', '']
  return { documentType: '0', document: `${country}-44${50 + index}`, name }
}

/** A person with DNI, written surname first as SUNAT asks. */
export function personCustomer(random: Random): DemoParty {
  const [first, second, given] = [
    random.int(0, surnames.length - 1),
    random.int(0, surnames.length - 1),
    random.int(0, givenNames.length - 1),
  ]
  const sequence = FIRST_PERSON + (first * surnames.length + second) * givenNames.length + given
  const name = `${surnames[first] ?? ''} ${surnames[second] ?? ''} ${givenNames[given] ?? ''}`
  return { documentType: '1', document: personDni(sequence), name }
}

/** The unnamed buyer of a boleta under S/ 700. */
export const unnamedCustomer: DemoParty = { documentType: '', document: '', name: '' }
