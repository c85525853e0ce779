import type { ObservationCode } from '@contapro/sunat/observations'

/** A rule in plain words, and where it comes from. */
export interface RuleExplanation {
  readonly text: string
  /** The norm, as the rule of `@contapro/sunat` cites it. */
  readonly source: string
}

/** What each rule of observation means for an accountant (decisions 22; `observationRules` of `@contapro/sunat`). */
export const ruleExplanations: Readonly<Record<ObservationCode, RuleExplanation>> = {
  ISSUER_NOT_FOUND: {
    text: 'Sus comprobantes no sustentan gasto, salvo que levante esa condición hasta el 31 de diciembre. El padrón dice cómo está el proveedor hoy: revisa cómo estaba el día de la emisión.',
    source: 'TUO de la Ley del Impuesto a la Renta, art. 44 inc. j)',
  },
  ISSUER_NOT_ACTIVE: {
    text: 'Un RUC suspendido o de baja no puede emitir comprobantes. El padrón dice cómo está el proveedor hoy: revisa cómo estaba el día de la emisión.',
    source: 'TUO de la Ley del Impuesto a la Renta, art. 44 inc. j); Ley 29215, art. 1',
  },
  DETRACTION_WITHOUT_DEPOSIT: {
    text: 'El crédito fiscal se usa desde el periodo en que se deposita la detracción. Sube el reporte de depósitos o valida el comprobante si ya tienes la constancia.',
    source: 'D.Leg. 940, primera disposición final; R.S. 183-2004; Informe 178-2005-SUNAT',
  },
  DETRACTION_DEPOSITED_LATE: {
    text: 'El depósito, o la nota de crédito que redujo la detracción, llegó después del quinto día hábil del mes que sigue a la anotación. El gasto no cambia.',
    source: 'D.Leg. 940, primera disposición final; R.S. 183-2004, arts. 7, 11 y 16',
  },
  AMOUNTS_MISMATCH: {
    text: 'La diferencia pasa de cinco céntimos: el IGV no es su tasa de la base, o el total no es la suma de sus partes.',
    source: 'TUO de la Ley del IGV, arts. 13, 14 y 19',
  },
  AMOUNT_STATED_OTHERWISE: {
    text: 'Ninguna cifra cambia por este aviso: las advertencias dicen qué fila o archivo no cuenta y por qué. Compara los importes con el comprobante; si el correcto es el otro, sube de nuevo su archivo o corrige el registro.',
    source: 'TUO de la Ley del IGV, arts. 19 y 37',
  },
  DETRACTION_LOWERED_LATE: {
    text: 'El último día del plazo todavía se debía la detracción sin la nota. Ninguna cifra cambia por este aviso: guarda el sustento de la nota, porque SUNAT podría pedir el depósito o su multa.',
    source: 'D.Leg. 940, arts. 4 y 12 y primera disposición final',
  },
  DETRACTION_OVERPAID: {
    text: 'El crédito está completo. El exceso queda en la cuenta del proveedor: arréglalo con él.',
    source: 'D.Leg. 940, arts. 2 y 4',
  },
  DETRACTION_ABOVE_TOTAL: {
    text: 'Una detracción es solo una parte del total. Ninguna cifra cambia por este aviso: revisa el monto de la constancia y a qué comprobante corresponde.',
    source: 'D.Leg. 940, arts. 2 y 4',
  },
  DETRACTION_DEPOSITED_BEFORE: {
    text: 'La constancia nombra un comprobante que aún no se había emitido. Ninguna cifra cambia por este aviso: revisa si el depósito es de otro comprobante.',
    source: 'D.Leg. 940, arts. 2 y 7',
  },
  ANNULLED_WITH_AMOUNTS: {
    text: 'Ninguna cifra suma sus importes y los archivos del RCE no lo incluyen. Si la baja no fue aceptada, corrige su estado en el registro.',
    source: 'TUO de la Ley del IGV, art. 19; R.S. 040-2022, anexo 11',
  },
  RATE_IMPOSSIBLE: {
    text: 'Revisa el comprobante con tu proveedor, o las tasas por fecha en los ajustes de la empresa.',
    source: 'Leyes 29666, 31556, 31651, 32219, 32387 y 28211',
  },
  DUPLICATE: {
    text: 'Cuenta una sola vez. Revisa si este es el periodo que le corresponde.',
    source: 'TUO de la Ley del IGV, art. 19 inc. c); R.S. 040-2022',
  },
  NOTE_WITHOUT_VOUCHER: {
    text: 'Revisa con tu proveedor a qué comprobante corresponde la nota.',
    source: 'Reglamento de Comprobantes de Pago, art. 10; TUO de la Ley del IGV, arts. 26 y 27',
  },
  NOTE_NAMES_NO_VOUCHER: {
    text: 'Ninguna cifra cambia por este aviso, pero no sabemos qué compra corrige la nota. Pide el dato a tu proveedor y complétalo en el registro.',
    source: 'Reglamento de Comprobantes de Pago, art. 10; R.S. 040-2022, anexo 11, campos 28 a 32',
  },
  FOREIGN_ITEM: {
    text: 'Su descripción tiene una palabra de la lista de gastos ajenos de la empresa. Valídalo si sirve para generar renta.',
    source: 'TUO de la Ley del Impuesto a la Renta, art. 37; TUO de la Ley del IGV, art. 18 inc. a)',
  },
  DETRACTION_MARK_MISSING: {
    text: 'Sus ítems parecen de un servicio sujeto a detracción y pasa del monto mínimo. Ninguna cifra cambia hasta que la marques en Detracciones; si no está sujeta, dilo allí. Las palabras que buscamos son nuestras: ninguna norma las lista.',
    source: 'D.Leg. 940, arts. 3 y 4; R.S. 183-2004, arts. 12 y 13 y anexo 3; R.S. 073-2006',
  },
  BANK_PAYMENT_NEEDED: {
    text: 'Pagada de otro modo, la compra no es gasto ni da crédito fiscal. Los comprobantes no dicen cómo se pagó: guarda el sustento.',
    source: 'Ley 28194, arts. 3, 4 y 8; D.Leg. 1529',
  },
  BOLETA_OF_OTHER_REGIME: {
    text: 'Las boletas solo sustentan gasto o costo si su emisor está en el Nuevo RUS. Las de una empresa (RUC 20) nunca; el régimen de los demás emisores se marca en los ajustes de la empresa.',
    source: 'TUO de la Ley del Impuesto a la Renta, art. 37, penúltimo párrafo',
  },
  BOLETA_OF_UNKNOWN_REGIME: {
    text: 'Cuenta dentro del límite del año (6 % de los comprobantes que dan derecho, hasta 200 UIT). Consulta el RUC del emisor y marca su régimen en los ajustes de la empresa.',
    source: 'TUO de la Ley del Impuesto a la Renta, art. 37, penúltimo párrafo',
  },
}
