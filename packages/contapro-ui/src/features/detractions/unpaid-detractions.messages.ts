/** Texts of the table of what is still to be deposited: deadline, what happens to the credit, who entered a detraction. */
export interface UnpaidDetractionMessages {
  readonly good: string
  readonly goodAndRate: (code: string, rate: string | null) => string
  readonly deadline: string
  readonly beforeRemoval: string
  readonly overdue: string
  readonly unpaidNote: string
  readonly creditNote: (deadline: string, igv: string) => string
  readonly overdueCredit: (igv: string) => string
  /** A note that lowers, or raises, what is to be deposited. */
  readonly lessNote: (note: string, amount: string) => string
  readonly plusNote: (note: string, amount: string) => string
  readonly inFile: (batch: string) => string
  readonly complete: string
  readonly completeVoucher: (voucher: string) => string
  readonly makeFile: string
  readonly entryBy: (name: string, day: string) => string
}

export const unpaidDetractionTexts: UnpaidDetractionMessages = {
  good: 'Bien o servicio',
  goodAndRate: (code, rate) => (rate === null ? code : `${code} · ${rate} %`),
  deadline: 'Depositar hasta',
  beforeRemoval: 'Antes del traslado',
  overdue: 'Vencido',
  unpaidNote:
    'La detracción se deposita al pagar al proveedor o hasta el quinto día hábil del mes siguiente al de la anotación, lo que ocurra primero (R.S. 183-2004, arts. 11 y 16); los bienes del Anexo 1, antes del traslado (art. 7). Pasado ese quinto día hábil, el crédito va al periodo del depósito (D.Leg. 940, primera disposición final).',
  creditNote: (deadline, igv) => `Después del ${deadline}, el IGV de ${igv} pasa al periodo del depósito.`,
  overdueCredit: (igv) => `El IGV de ${igv} pasa al periodo del depósito.`,
  lessNote: (note, amount) => `Menos la nota ${note} por ${amount}`,
  plusNote: (note, amount) => `Más la nota ${note} por ${amount}`,
  inFile: (batch) => `En el archivo ${batch}`,
  complete: 'Completar',
  completeVoucher: (voucher) => `Completar la detracción de ${voucher}`,
  makeFile: 'Archivo de depósito masivo',
  entryBy: (name, day) => `Ingresado por ${name} el ${day}.`,
}
