import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'
import type { ObservationSettings, ObservedPurchase } from './observed-purchase.ts'

/** Tabla 10. */
const BOLETA = '03'

/** RUC of a legal person: none of them can be in the Nuevo RUS since 2017 (D.Leg. 937, art. 2, as D.Leg. 1270 left it [M]). */
const LEGAL_PERSON = '20'

/**
 * Boletas are expense or cost only when their issuer is in the Nuevo RUS: one of a legal person (RUC 20) is not, nor one of an issuer
 * that the accountant marks with another regime (decisions 37).
 *
 * Source: TUO LIR, art. 37, penultimate paragraph, since D.Leg. 970 (2007): "emitidos sólo por contribuyentes que pertenezcan al Nuevo
 * RUS". Read in two public texts: a consultation in normaslegalesonline.pe (CLP, "Deducción de gastos sustentados con boletas de
 * venta") and noticierocontable.com/?p=44305, which quotes the paragraph.
 */
export const boletaOfOtherRegime: ObservationRule = {
  code: 'BOLETA_OF_OTHER_REGIME',
  name: 'Boleta de otro régimen',
  message: 'La boleta no es de un contribuyente del Nuevo RUS: no sustenta gasto ni costo.',
  source: 'TUO de la Ley del Impuesto a la Renta, art. 37, penúltimo párrafo',
  from: '2007-01-01' as CivilDate,
  status: 'gasto no deducible',
  credit: 'yes',
  isFound: (purchase, settings) => purchase.type === BOLETA && regimeOf(purchase, settings) === 'other',
}

/**
 * Nothing that Contapro reads tells the regime of a person. The boleta stays within the limit, and this says that nobody has looked.
 *
 * Source: as `boletaOfOtherRegime`.
 */
export const boletaOfUnknownRegime: ObservationRule = {
  code: 'BOLETA_OF_UNKNOWN_REGIME',
  name: 'Régimen no verificado',
  message: 'Régimen no verificado: la boleta solo sustenta gasto si su emisor está en el Nuevo RUS.',
  source: 'TUO de la Ley del Impuesto a la Renta, art. 37, penúltimo párrafo',
  from: '2007-01-01' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: (purchase, settings) => purchase.type === BOLETA && regimeOf(purchase, settings) === undefined,
}

function regimeOf({ issuerDocument }: ObservedPurchase, { issuerRegimeOf }: ObservationSettings) {
  const isLegalPerson = issuerDocument.length === 11 && issuerDocument.startsWith(LEGAL_PERSON)
  return isLegalPerson ? 'other' : issuerRegimeOf(issuerDocument)
}
