import { shown } from '../file-error/file-problem.ts'
import { isDocumentNumber } from '../person/identity-document.ts'
import { parseRuc } from '../ruc/ruc.ts'
import { withCodeZeros, withDocumentZeros } from '../spreadsheet/restore-zeros.ts'
import { parseTaxPeriod } from '../tax-period/tax-period.ts'
import { seriesKey } from '../voucher/series-key.ts'
import { withoutLeftZeros } from '../voucher/voucher-number.ts'
import { findVoucherType } from '../voucher/voucher-types.ts'
import type { DepositFields } from './deposit-fields.ts'
import type { DepositRow } from './deposit-row.ts'

/** An account of detractions at the Banco de la Nación. */
const ACCOUNT_LENGTH = 11

/** One line of the deposit report; undefined when it is refused, which the errors of its fields explain. */
export function readDeposit(fields: DepositFields, line: number, ownerRuc: string | undefined): DepositRow | undefined {
  const period = fields.parsed('Periodo Tributario', parseTaxPeriod, [
    'PERIOD_INVALID',
    (text) => `El periodo ${text} no tiene la forma AAAAMM.`,
  ])
  const supplierRuc = fields.parsed('RUC Proveedor', parseRuc, [
    'RUC_INVALID',
    (text) => `El RUC ${text} no es válido.`,
  ])
  const paid = fields.moment('Fecha Pago')
  const amount = fields.amount('Monto Deposito')
  const receiptNumber = withoutLeftZeros(fields.required('Numero Constancia'))
  const customerDocument = readCustomerDocument(fields)
  const voucher = readVoucher(fields)
  checkOwner(fields, ownerRuc, [supplierRuc, customerDocument])
  if (period === undefined || supplierRuc === undefined || paid === undefined || amount === undefined) return undefined
  return {
    line,
    accountType: fields.text('Tipo de Cuenta'),
    account: withCodeZeros(fields.text('Numero de Cuenta'), ACCOUNT_LENGTH),
    receiptNumber,
    period,
    supplierRuc,
    supplierName: fields.text('Nombre Proveedor'),
    customerDocumentType: fields.text('Tipo de Documento Adquiriente'),
    customerDocument,
    customerName: fields.text('Nombre/Razon Social del Adquiriente'),
    paidOn: paid.day,
    timeOfPayment: paid.time,
    amount,
    goodCode: withCodeZeros(fields.text('Tipo Bien'), 3),
    operationCode: withCodeZeros(fields.text('Tipo Operacion'), 2),
    ...voucher,
    paymentNumber: fields.text('Numero de pago de Detracciones'),
  }
}

function readCustomerDocument(fields: DepositFields): string {
  const column = 'Numero de Documento Adquiriente'
  const document = withDocumentZeros(fields.text('Tipo de Documento Adquiriente'), fields.required(column))
  if (!isDocumentNumber('', document)) {
    fields.refuse(column, 'DOCUMENT_INVALID', `El número de documento ${shown(document)} no es válido.`)
  }
  return document
}

/** A deposit may name no voucher (one for several, or one not issued yet): then it matches none. */
function readVoucher(fields: DepositFields): Pick<DepositRow, 'voucherType' | 'series' | 'number'> {
  const column = 'Tipo de Comprobante'
  const voucherType = withCodeZeros(fields.text(column), 2)
  if (voucherType !== '' && findVoucherType(voucherType) === undefined) {
    fields.refuse(column, 'VOUCHER_TYPE_INVALID', `El tipo de comprobante «${voucherType}» no está en la tabla 10.`)
  }
  return {
    voucherType,
    series: seriesKey(voucherType, fields.text('Serie de Comprobante').toUpperCase()),
    number: withoutLeftZeros(fields.text('Numero de Comprobante')),
  }
}

/** SUNAT gives the report to the supplier and to the customer: the company is one of them. */
function checkOwner(
  fields: DepositFields,
  ownerRuc: string | undefined,
  parties: readonly (string | undefined)[],
): void {
  if (ownerRuc === undefined || parties.includes(ownerRuc) || parties.includes(dniOf(ownerRuc))) return
  const message = `El depósito no es del RUC ${ownerRuc}: no es el proveedor ni el adquiriente.`
  fields.refuse('Numero de Documento Adquiriente', 'FILE_OF_OTHER_COMPANY', message)
}

/** A natural person ("10" + DNI + check digit) may be named by the DNI. */
function dniOf(ruc: string): string {
  return ruc.startsWith('10') ? ruc.slice(2, 10) : ruc
}
