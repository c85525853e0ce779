import { formatCount, pluralOf } from '../../primitives/texts/count.ts'

/** Texts of what is still to be deposited: deadline, entries by hand, the bulk file. */
export interface UnpaidDetractionMessages {
  readonly good: string
  readonly goodAndRate: (code: string, rate: string | null) => string
  readonly deadline: string
  readonly beforeRemoval: string
  readonly overdue: string
  readonly unpaidNote: string
  readonly creditNote: (deadline: string, igv: string) => string
  readonly overdueCredit: (igv: string) => string
  readonly inFile: (batch: string) => string
  readonly complete: string
  readonly completeVoucher: (voucher: string) => string
  readonly makeFile: string
  readonly entryTitle: (voucher: string) => string
  readonly entryText: string
  readonly entryGood: string
  readonly entryGoodNone: string
  readonly entryAmount: string
  readonly entryAmountHint: (total: string) => string
  readonly entryBy: (name: string, day: string) => string
  readonly entrySave: string
  readonly entrySaving: string
  readonly entryRemove: string
  readonly entrySaved: string
  readonly cancel: string
  readonly possibleTitle: (vouchers: number) => string
  readonly possibleText: string
  readonly possibleMark: string
  readonly possibleMarkVoucher: (voucher: string) => string
  readonly possibleDismiss: string
  readonly possibleDismissVoucher: (voucher: string) => string
  readonly suggested: string
  readonly items: string
  readonly fileTitle: string
  readonly fileText: (deposits: number, amount: string) => string
  readonly fileUnverified: string
  readonly fileBatch: string
  readonly fileBatchHint: string
  readonly fileAccount: (supplier: string) => string
  readonly fileAccountHint: string
  readonly fileAccountSources: Readonly<Record<'given' | 'xml' | 'deposit' | 'file', string>>
  readonly fileEarlier: (batch: string) => string
  readonly fileCheck: string
  readonly fileCreate: string
  readonly fileCreated: (name: string) => string
  readonly filesTitle: string
  readonly fileLine: (name: string, day: string, who: string) => string
  readonly fileStates: Readonly<Record<'pending' | 'partial' | 'deposited', string>>
  readonly fileDeposits: (made: number, all: number) => string
}

/** "3 depósitos". */
const depositsIn = (deposits: number): string =>
  `${formatCount(deposits)} ${pluralOf(deposits, 'depósito', 'depósitos')}`

export const unpaidDetractionTexts: UnpaidDetractionMessages = {
  good: 'Bien o servicio',
  goodAndRate: (code, rate) => (rate === null ? code : `${code} · ${rate} %`),
  deadline: 'Depositar hasta',
  beforeRemoval: 'Antes del traslado',
  overdue: 'Vencido',
  unpaidNote:
    'La detracción se deposita al pagar al proveedor o hasta el quinto día hábil del mes siguiente al de la anotación, lo que ocurra primero (R.S. 183-2004, arts. 11 y 16); los bienes del Anexo 1, antes del traslado (art. 7). Pasado ese quinto día hábil, el crédito va al periodo del depósito (D.Leg. 940, primera disposición final).',
  creditNote: (deadline, igv) => `Si depositas después del ${deadline}, el IGV de ${igv} pasa al periodo del depósito.`,
  overdueCredit: (igv) => `El plazo venció: el IGV de ${igv} va al periodo en que deposites.`,
  inFile: (batch) => `En el archivo ${batch}`,
  complete: 'Completar',
  completeVoucher: (voucher) => `Completar la detracción de ${voucher}`,
  makeFile: 'Archivo de depósito masivo',
  entryTitle: (voucher) => `Detracción de ${voucher}`,
  entryText:
    'Lo que ingreses cambia lo que se debe y, si falta el depósito, deja la compra observada. Guardamos quién lo ingresó y cuándo.',
  entryGood: 'Bien o servicio',
  entryGoodNone: 'El de los archivos',
  entryAmount: 'Monto a depositar',
  entryAmountHint: (total) => `Soles enteros, hasta ${total}. Vacío: la tasa por el total.`,
  entryBy: (name, day) => `Ingresado por ${name} el ${day}.`,
  entrySave: 'Guardar',
  entrySaving: 'Guardando',
  entryRemove: 'Quitar lo ingresado',
  entrySaved: 'Guardamos la detracción.',
  cancel: 'Cancelar',
  possibleTitle: (vouchers) =>
    `${formatCount(vouchers)} ${pluralOf(vouchers, 'compra podría estar sujeta', 'compras podrían estar sujetas')} a detracción y no ${pluralOf(vouchers, 'está marcada', 'están marcadas')}`,
  possibleText:
    'Superan el mínimo y sus ítems parecen de un servicio del Anexo 3 (R.S. 183-2004). Es un aviso: ninguna cifra cambia hasta que las marques.',
  possibleMark: 'Está sujeta',
  possibleMarkVoucher: (voucher) => `Está sujeta: ${voucher}`,
  possibleDismiss: 'No está sujeta',
  possibleDismissVoucher: (voucher) => `No está sujeta: ${voucher}`,
  suggested: 'Parece',
  items: 'Ítems',
  fileTitle: 'Archivo de depósito masivo',
  fileText: (deposits, amount) => `${depositsIn(deposits)} por ${amount}, para el Banco de la Nación.`,
  fileUnverified:
    'Formato por verificar con el banco: viene de programas públicos, no de su instructivo. Haz una prueba antes de depositar.',
  fileBatch: 'Número de lote',
  fileBatchHint: 'Dos dígitos del año y cuatro correlativos.',
  fileAccount: (supplier) => `Cuenta de detracciones de ${supplier}`,
  fileAccountHint: 'Once dígitos. No está en su XML ni en depósitos anteriores.',
  fileAccountSources: {
    given: 'ingresada aquí',
    xml: 'del XML',
    deposit: 'de un depósito anterior',
    file: 'de un archivo anterior',
  },
  fileEarlier: (batch) => `Ya está en el archivo ${batch}: no lo deposites dos veces.`,
  fileCheck: 'Revisar',
  fileCreate: 'Descargar archivo',
  fileCreated: (name) => `Descargamos ${name}.`,
  filesTitle: 'Archivos de depósito del periodo',
  fileLine: (name, day, who) => `${name} · ${day} · ${who}`,
  fileStates: { pending: 'Sin depósitos', partial: 'Depositado en parte', deposited: 'Depositado' },
  fileDeposits: (made, all) => `${formatCount(made)} de ${depositsIn(all)} en los reportes de SUNAT`,
}
