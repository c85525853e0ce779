import type { DepositLineProblem } from '@contapro/sunat'

const TEXTS: Readonly<Record<DepositLineProblem | 'NOTHING_OWED', string>> = {
  SUPPLIER_WITHOUT_RUC: 'el proveedor no tiene un RUC válido.',
  ACCOUNT_MISSING: 'falta la cuenta de detracciones del proveedor, de once dígitos.',
  GOOD_MISSING: 'falta el código vigente del bien o servicio.',
  AMOUNT_UNKNOWN: 'no se conoce el monto: complétalo primero.',
  AMOUNT_NOT_WHOLE: 'el monto debe ser de soles enteros.',
  NUMBER_TOO_LONG: 'la serie o el número no caben en el archivo.',
  NOTHING_OWED: 'ya no debe ningún depósito.',
}

/** Why a deposit cannot go into a bulk file: the end of a sentence in Spanish. */
export function problemText(problem: DepositLineProblem | 'NOTHING_OWED'): string {
  return TEXTS[problem]
}
