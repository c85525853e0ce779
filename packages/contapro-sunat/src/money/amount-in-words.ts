import type { Centimos } from './centimos.ts'

const UP_TO_TWENTY_NINE =
  'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIUNO VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE VEINTIOCHO VEINTINUEVE'.split(
    ' ',
  )
const TENS = 'TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA'.split(' ')
const HUNDREDS =
  'CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(' ')

const MILLION = 1_000_000

/** As vouchers name them; any other currency is named by its ISO code. */
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ['PEN', 'SOLES'],
  ['USD', 'DÓLARES AMERICANOS'],
  ['EUR', 'EUROS'],
])

/**
 * The amount as printed vouchers spell it: "MIL CIENTO OCHENTA Y 50/100 SOLES", with MENOS in front of a negative one
 * (legend 1000 of catálogo 52).
 */
export function amountInWords(amount: Centimos, currency: string): string {
  const size = Math.abs(amount)
  const whole = Math.floor(size / 100)
  const cents = String(size % 100).padStart(2, '0')
  const name = CURRENCY_NAMES.get(currency) ?? currency
  return `${amount < 0 ? 'MENOS ' : ''}${inWords(whole)} Y ${cents}/100 ${name}`
}

/** Any whole number that céntimos can hold; Spanish counts in millions, and a billón is a million of them. */
function inWords(number: number): string {
  if (number < MILLION) return belowMillion(number)
  const billions = Math.floor(number / MILLION ** 2)
  const millions = Math.floor(number / MILLION) % MILLION
  const rest = number % MILLION
  return joined(
    counted(billions, 'BILLÓN', 'BILLONES'),
    counted(millions, 'MILLÓN', 'MILLONES'),
    rest === 0 ? '' : belowMillion(rest),
  )
}

function counted(number: number, one: string, many: string): string {
  if (number === 0) return ''
  return number === 1 ? `UN ${one}` : `${beforeNoun(belowMillion(number))} ${many}`
}

function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1000)
  const rest = number % 1000
  if (thousands === 0) return belowThousand(rest)
  const count = thousands === 1 ? '' : beforeNoun(belowThousand(thousands))
  return joined(count, 'MIL', rest === 0 ? '' : belowThousand(rest))
}

function belowThousand(number: number): string {
  if (number === 100) return 'CIEN'
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest)
  return joined(HUNDREDS[hundreds - 1] ?? '', rest === 0 ? '' : belowHundred(rest))
}

function belowHundred(number: number): string {
  if (number < 30) return UP_TO_TWENTY_NINE[number] ?? ''
  const ten = TENS[Math.floor(number / 10) - 3] ?? ''
  return number % 10 === 0 ? ten : `${ten} Y ${UP_TO_TWENTY_NINE[number % 10]}`
}

/** "UNO" loses its last letter before what it counts: VEINTIÚN MIL, TREINTA Y UN MILLONES. */
function beforeNoun(words: string): string {
  if (words.endsWith('VEINTIUNO')) return `${words.slice(0, -'UNO'.length)}ÚN`
  return words.endsWith('UNO') ? words.slice(0, -1) : words
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
