import { shown } from '../file-error/file-problem.ts'
import type { RegisterRow } from './register-row.ts'
import type { RowFields } from './row-fields.ts'
import { carOf } from './voucher-key.ts'

const ISSUER_LENGTH = 11

/** Warns when the row has a CAR, and this is not the CAR of its voucher: a program changed the row after SUNAT wrote it. */
export function checkCar(row: RowFields, voucher: RegisterRow): void {
  const { car: position } = row.positions
  // SUNAT's number of a voucher without number is unknown.
  if (row.isEmpty(position) || voucher.number === '') return
  const car = row.value(position)
  const expected = carOf(voucher)
  if (car === expected || isOfOtherIssuer(car, expected, voucher)) return
  const message = `El CAR ${shown(car)} no es el de su fila, que es ${expected}: algún programa cambió el archivo. Sube el que descargas de SUNAT.`
  row.warn(position, 'CAR_MISMATCH', message)
}

/** A purchase that the buyer himself documents, as a liquidación de compra, may have his RUC in its CAR. */
function isOfOtherIssuer(car: string, expected: string, { ownerRuc }: RegisterRow): boolean {
  return car === ownerRuc + expected.slice(ISSUER_LENGTH)
}
