import { formatCount, pluralOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of what is done with what is still to be deposited: entries by hand, purchases to look at, the bulk file. */
export interface DetractionWorkMessages {
  readonly entryTitle: (voucher: string) => string
  readonly entryText: string
  readonly entryGood: string
  readonly entryGoodNone: string
  readonly entryAmount: string
  readonly entryAmountHint: (total: string) => string
  readonly entrySave: string
  readonly entrySaving: string
  readonly entryRemove: string
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
  readonly filesTitle: string
  readonly fileLine: (name: string, day: string, who: string) => string
  readonly fileStates: Readonly<Record<'pending' | 'partial' | 'deposited', string>>
  readonly fileDeposits: (made: number, all: number) => string
  readonly fileDiffers: string
  /** `listed` is null where the list shows no amount for the voucher. */
  readonly fileDifference: (voucher: string, inFile: string, listed: string | null) => string
  /** An amount, and the code of its good or service. */
  readonly fileDeposit: (amount: string, good: string | null) => string
  readonly fileMoreDifferences: (deposits: number) => string
}

/** "3 depósitos". */
const depositsIn = (deposits: number): string =>
  `${formatCount(deposits)} ${pluralOf(deposits, 'depósito', 'depósitos')}`

export const detractionWorkMessages: TextSet<'detractionWork', DetractionWorkMessages> = {
  feature: 'detractionWork',
  texts: {
    entryTitle: (voucher) => `Detracción de ${voucher}`,
    entryText:
      'Lo que ingreses cambia lo que se debe y, si falta el depósito, deja la compra observada. Guardamos quién lo ingresó y cuándo.',
    entryGood: 'Bien o servicio',
    entryGoodNone: 'El de los archivos',
    entryAmount: 'Monto a depositar',
    entryAmountHint: (total) => `Soles enteros, hasta ${total}. Vacío: la tasa por el total.`,
    entrySave: 'Guardar',
    entrySaving: 'Guardando',
    entryRemove: 'Quitar lo ingresado',
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
    filesTitle: 'Archivos de depósito del periodo',
    fileLine: (name, day, who) => `${name} · ${day} · ${who}`,
    fileStates: { pending: 'Sin depósitos', partial: 'Depositado en parte', deposited: 'Depositado' },
    fileDeposits: (made, all) => `${formatCount(made)} de ${depositsIn(all)} en los reportes de SUNAT`,
    fileDiffers: 'No coincide con la lista: compáralo antes de depositar',
    fileDifference: (voucher, inFile, listed) =>
      `${voucher}: ${inFile} en el archivo; ${listed === null ? 'la lista no tiene un monto por depositar' : `${listed} en la lista`}`,
    fileDeposit: (amount, good) => (good === null ? amount : `${amount} (${good})`),
    fileMoreDifferences: (deposits) => `Y ${depositsIn(deposits)} más`,
  },
}
