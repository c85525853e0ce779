import { foreignWordTest } from '../observations/foreign-words.ts'

/** What of a voucher hints at the good or service that it is for. */
export interface DetractionHints {
  /** Descriptions of the lines. */
  readonly items: readonly string[]
  /** Catálogo 51, as the XML states it; null without XML. */
  readonly operationType: string | null
}

/**
 * The good or service under detraction that a voucher seems to be for, without saying so: its code of catálogo 54. Undefined where
 * nothing hints at one. A suggestion, which decides nothing.
 *
 * Source: the definitions of annex 3 of R.S. 183-2004 and of R.S. 073-2006. No norm lists words: these are Contapro's own choice [I].
 */
export function suggestedDetractionGood({ items, operationType }: DetractionHints): string | undefined {
  const ofOperation = OPERATIONS.get(operationType ?? '')
  if (ofOperation) return ofOperation
  const texts = items.filter((item) => !isExcluded(item))
  const found = SERVICES.find(({ test }) => texts.some(test))?.code
  return found ?? (operationType === SUBJECT_OPERATION ? OTHER_SERVICES : undefined)
}

/** Catálogo 51: operations that are subject to detraction, whatever else the XML leaves out. */
export const subjectOperationTypes: readonly string[] = ['1001', '1002', '1003', '1004']

/** Catálogo 51: "Operación sujeta a detracción", whichever it is. */
const SUBJECT_OPERATION = '1001'

/** "Demás servicios gravados con el IGV". */
const OTHER_SERVICES = '037'

/** Catálogo 51: fishery products, transport of passengers, freight. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['1002', '004'],
  ['1003', '028'],
  ['1004', '027'],
])

/** What annex 3 leaves out of "demás servicios": meals, lodging, banks, telephones, public utilities and the post. */
const isExcluded = /* @__PURE__ */ foreignWordTest([
  'almuerzo',
  'cena',
  'consumo',
  'hospedaje',
  'alojamiento',
  'habitación',
  'restaurante',
  'bancario',
  'bancarios',
  'telefonía',
  'internet',
  'energía eléctrica',
  'agua potable',
  'courier',
  'postal',
  'pasaje',
  'pasajes',
])

/** In this order: what is more precise comes first. */
const SERVICES = /* @__PURE__ */ [
  hint('012', 'intermediación laboral', 'tercerización', 'destaque de personal'),
  hint(
    '027',
    'flete',
    'fletes',
    'transporte de carga',
    'transporte de bienes',
    'transporte de mercadería',
    'transporte de mercaderías',
    'transporte terrestre de carga',
  ),
  hint('026', 'transporte de personal', 'transporte de personas', 'movilidad de personal'),
  hint('021', 'estiba', 'desestiba', 'carga y descarga', 'movimiento de carga'),
  hint('019', 'alquiler', 'alquileres', 'arrendamiento', 'arriendo'),
  hint('020', 'mantenimiento', 'reparación', 'reparaciones'),
  hint('024', 'comisión mercantil'),
  hint(
    '025',
    'fabricación por encargo',
    'fabricación de bienes por encargo',
    'confección por encargo',
    'servicio de maquila',
  ),
  hint('030', 'contrato de construcción', 'obra civil', 'obras civiles', 'construcción de', 'ejecución de obra'),
  hint(
    '022',
    'asesoría',
    'asesoramiento',
    'consultoría',
    'auditoría',
    'publicidad',
    'vigilancia',
    'servicio de limpieza',
    'servicios contables',
    'servicio contable',
    'servicios legales',
    'servicio legal',
    'servicio de ingeniería',
  ),
  hint(OTHER_SERVICES, 'servicio', 'servicios'),
]

function hint(code: string, ...words: readonly string[]): { code: string; test: (text: string) => boolean } {
  return { code, test: foreignWordTest(words) }
}
