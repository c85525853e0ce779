import type { Settings, SettingsValues } from '@contapro/sdk'
import { countOf, formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

interface SectionText {
  readonly title: string
  readonly text: string
}

/** Texts of 'Ajustes de la empresa' (decisions 30). */
export interface SettingsMessages {
  readonly title: string
  readonly loading: string
  readonly loadError: string
  readonly reviewingTitle: string
  readonly reviewingText: string
  readonly groups: Readonly<Record<'igv' | 'observations' | 'files', string>>
  readonly sections: Readonly<Record<keyof SettingsValues | 'padron', SectionText>>
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly discard: string
  readonly undo: string
  readonly undoOf: (section: string) => string
  readonly unsaved: string
  readonly saveFailed: string
  readonly neverChanged: string
  readonly changedBy: (name: string, when: string) => string
  readonly restore: string
  readonly add: string
  readonly remove: (name: string) => string
  readonly seeAll: (count: number) => string
  readonly seeAllChanges: (count: number) => string
  readonly seeLess: string
  readonly amount: string
  readonly closedPeriod: string
  readonly choosePeriod: string
  readonly removeBalance: string
  readonly box: string
  readonly boxNumber: (box: string) => string
  readonly receivedIn: string
  readonly taxOfBox: (box: string) => string
  readonly noStatedCarries: string
  readonly statedCarryRepeated: string
  readonly currency: string
  readonly issuedOn: string
  readonly exchangeRate: string
  readonly noIgvRates: string
  readonly exchangeRateHint: string
  readonly noExchangeRates: string
  readonly exchangeRateRepeated: string
  readonly issuerRuc: string
  readonly issuerRegimes: Readonly<Record<SettingsValues['issuer_regimes'][number]['regime'], string>>
  readonly noIssuerRegimes: string
  readonly issuerRepeated: string
  readonly coefficient: string
  readonly coefficientHint: string
  readonly fromPeriod: string
  readonly noProrrata: string
  readonly prorrataRepeated: string
  readonly word: string
  readonly noWords: string
  readonly wordRepeated: (word: string) => string
  readonly tooManyRows: string
  readonly regime: string
  readonly regimes: Readonly<Record<SettingsValues['igv_rates'][number]['regime'], string>>
  readonly rate: string
  readonly rateHint: string
  readonly fromDay: string
  readonly noRate: string
  readonly rateRepeated: string
  readonly code: string
  readonly good: string
  readonly since: (date: string) => string
  readonly sincePeriod: (period: string) => string
  readonly tokens: string
  readonly tokensHint: string
  readonly tokenCounts: Readonly<Record<SettingsValues['rce_token_count'], string>>
  readonly padronInUse: (padron: NonNullable<Settings['padron']>, when: string) => string
  readonly noPadron: string
  readonly dropTitle: string
  readonly dropText: string
  readonly choose: string
  readonly uploading: string
  readonly reading: string
  readonly uploadFailed: string
  readonly padronRead: (taxpayers: number) => string
  readonly padronKnown: string
  readonly notPadron: string
  readonly retry: string
  readonly history: string
  readonly historyText: string
  readonly historyEmpty: string
  readonly added: (value: string) => string
  readonly removed: (value: string) => string
  readonly reordered: string
  readonly nothing: string
  readonly changedTo: (before: string, after: string) => string
  readonly columns: (count: number) => string
  readonly more: (count: number) => string
}

export const settingsMessages: TextSet<'settings', SettingsMessages> = {
  feature: 'settings',
  texts: {
    title: 'Ajustes de la empresa',
    loading: 'Cargando los ajustes…',
    loadError: 'No pudimos cargar los ajustes',
    reviewingTitle: 'Estamos revisando los comprobantes con los nuevos ajustes',
    reviewingText: 'Las observaciones y las cifras se actualizarán solas cuando terminemos.',
    groups: { igv: 'Cálculo del IGV', observations: 'Observaciones', files: 'Archivos' },
    sections: {
      opening_balance: {
        title: 'Saldo a favor inicial',
        text: 'El saldo con el que cerró el último periodo que no está en Contapro (casilla 145 del PDT 621). Se descuenta en el periodo siguiente.',
      },
      stated_carries: {
        title: 'Arrastre declarado',
        text: 'Lo que el formulario de un periodo recibió del anterior, como lo presentaste: el saldo a favor (casilla 145), las percepciones y retenciones no aplicadas (168 y 176) y las notas de crédito que una casilla no admitió. Cuenta en lugar de lo que arrastra Contapro, que es nuestra lectura de la norma.',
      },
      prorrata: {
        title: 'Prorrata del crédito fiscal',
        text: 'Parte del IGV de las compras mixtas que es crédito (casilla 173 del PDT 621). Cada coeficiente rige hasta el siguiente.',
      },
      exchange_rates: {
        title: 'Tipo de cambio',
        text: 'El de venta de la SBS que publica la SUNAT para la fecha de emisión. Vale para los comprobantes que aún no están en un registro; el del registro siempre prevalece.',
      },
      foreign_words: {
        title: 'Palabras de gastos ajenos al giro',
        text: 'Una compra con una de estas palabras en sus ítems queda observada. No importan mayúsculas ni tildes.',
      },
      issuer_regimes: {
        title: 'Régimen de emisores de boletas',
        text: 'Solo las boletas del Nuevo RUS sustentan gasto, hasta el 6 % del año con un tope de 200 UIT. Las de un RUC 20 nunca; las de un emisor sin marcar cuentan, con el aviso «régimen no verificado».',
      },
      igv_rates: {
        title: 'Tasas del IGV',
        text: 'Una compra con otra tasa que las vigentes en su fecha de emisión queda observada.',
      },
      detraction_rates: {
        title: 'Tasas de detracción',
        text: 'Por bien o servicio (catálogo 54) y fecha de emisión: dicen de cuánto debe ser el depósito de una compra.',
      },
      padron: {
        title: 'Padrón reducido del RUC',
        text: 'Con el padrón de SUNAT se observan las compras a proveedores no habidos o que no están activos.',
      },
      rce_token_count: {
        title: 'Reemplazo del RCE',
        text: 'Cuántos datos lleva cada línea de «Compras RCE». Cámbialo si el SIRE rechaza el archivo.',
      },
      siscont_template: {
        title: 'Plantilla de Siscont',
        text: 'Las columnas de la descarga «Siscont», en su orden.',
      },
    },
    save: 'Guardar',
    saving: 'Guardando',
    saved: 'Guardado',
    discard: 'Descartar',
    undo: 'Deshacer',
    undoOf: (section) => `Deshacer el último cambio de ${section}`,
    unsaved: 'Cambios sin guardar',
    saveFailed: 'No pudimos guardar los cambios',
    neverChanged: 'Nadie lo ha cambiado todavía',
    changedBy: (name, when) => `${name} lo cambió el ${when}`,
    restore: 'Restaurar lo que trae Contapro',
    add: 'Agregar',
    remove: (name) => `Quitar ${name}`,
    seeAll: (count) => `Ver todas (${formatCount(count)})`,
    seeAllChanges: (count) => `Ver todos (${formatCount(count)})`,
    seeLess: 'Ver menos',
    amount: 'Monto (S/)',
    closedPeriod: 'Periodo que cerró con ese saldo',
    choosePeriod: 'Selecciona el periodo',
    removeBalance: 'Quitar el saldo',
    box: 'Casilla',
    boxNumber: (box) => `Casilla ${box}`,
    receivedIn: 'Periodo que lo recibe',
    taxOfBox: (box) => `Tributo, casilla ${box} (S/)`,
    noStatedCarries: 'Nada ingresado: cuenta lo que arrastra Contapro.',
    statedCarryRepeated: 'Esa casilla ya tiene un monto en ese periodo',
    currency: 'Moneda (código ISO)',
    issuedOn: 'Fecha de emisión',
    exchangeRate: 'Tipo de cambio',
    exchangeRateHint: 'Soles por unidad, por ejemplo 3.755',
    noExchangeRates: 'Nada ingresado: un comprobante en otra moneda no suma hasta que llegue su registro.',
    exchangeRateRepeated: 'Esa moneda ya tiene un tipo de cambio en esa fecha',
    issuerRuc: 'RUC del emisor',
    issuerRegimes: { 'nuevo-rus': 'Nuevo RUS', other: 'Otro régimen' },
    noIssuerRegimes: 'Ningún emisor marcado.',
    issuerRepeated: 'Ese RUC ya está en la lista',
    coefficient: 'Coeficiente',
    coefficientHint: 'De 0 a 1, por ejemplo 0.8542',
    fromPeriod: 'Desde el periodo',
    noProrrata: 'Sin coeficiente: cuenta todo el IGV de las compras mixtas.',
    prorrataRepeated: 'Ya hay un coeficiente desde ese periodo',
    word: 'Palabra o frase',
    noWords: 'Sin palabras: ninguna compra se observa por sus ítems.',
    wordRepeated: (word) => `Ya está en la lista: ${word}`,
    tooManyRows: 'La lista está llena: quita algo antes de agregar',
    regime: 'Régimen',
    regimes: { general: 'General', reduced: 'Restaurantes y hoteles (MYPE)', ivap: 'IVAP (arroz pilado)' },
    rate: 'Tasa (%)',
    rateHint: 'Vacía: sin tasa desde ese día',
    fromDay: 'Desde el día',
    noRate: 'Sin tasa',
    rateRepeated: 'Ya hay una tasa desde ese día',
    noIgvRates: 'Agrega una tasa antes de guardar: sin ninguna, todo comprobante con IGV quedaría observado.',
    code: 'Código',
    good: 'Bien o servicio',
    since: (date) => `Desde el ${date}`,
    sincePeriod: (period) => `Desde ${period}`,
    tokens: 'Datos por línea',
    tokensHint:
      'Por verificar con el validador de SUNAT: el Anexo 11 (R.S. 040-2022) lista 37 campos; un programa público envía 37, otro 38 (con barra final), y otros dos envían los 37 con cuatro vacíos (41) y barra final (42).',
    tokenCounts: {
      37: '37: los campos, sin barra final',
      38: '38: los campos y una barra final',
      41: '41: cuatro campos vacíos más, sin barra final',
      42: '42: cuatro campos vacíos más y una barra final',
    },
    padronInUse: ({ rows, uploaded_by: name }, when) =>
      `En uso: ${countOf(rows, 'contribuyente', 'contribuyentes')}. ${name} lo subió el ${when}.`,
    noPadron: 'Aún no hay padrón: no se sabe cómo están los proveedores.',
    dropTitle: 'Arrastra aquí el padrón o elígelo',
    dropText: 'TXT o ZIP, como lo descargas de SUNAT. El nuevo reemplaza al anterior.',
    choose: 'Elegir archivo',
    uploading: 'Subiendo',
    reading: 'Leyendo',
    uploadFailed: 'No se subió',
    padronRead: (taxpayers) => countOf(taxpayers, 'contribuyente leído', 'contribuyentes leídos'),
    padronKnown: 'Ya se había subido',
    notPadron: 'Leído, pero no es el padrón',
    retry: 'Reintentar',
    history: 'Historial de cambios',
    historyText: 'Los últimos cien cambios, el más reciente primero.',
    historyEmpty: 'Nadie ha cambiado los ajustes todavía.',
    added: (value) => `Se agregó: ${value}`,
    removed: (value) => `Se quitó: ${value}`,
    reordered: 'Se cambió el orden.',
    nothing: 'nada',
    changedTo: (before, after) => `De ${before} a ${after}`,
    columns: (count) => countOf(count, 'columna', 'columnas'),
    more: (count) => `Y ${formatCount(count)} más.`,
  },
}
