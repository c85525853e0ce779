import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  detractionRateFormSchema,
  detractionRateOf,
  exchangeRateFormSchema,
  exchangeRateOf,
  foreignWordFormSchema,
  igvRateFormSchema,
  igvRateOf,
  issuerRegimeFormSchema,
  openingBalanceFormSchema,
  openingBalanceOf,
  prorrataFormSchema,
  prorrataOf,
  settingLimits,
  siscontColumnFormOf,
  siscontColumnFormSchema,
  siscontColumnOf,
  statedCarriesOf,
  statedCarryFormSchema,
} from '../../src/rules.ts'
import { someSettingsValues } from '../../src/testing/index.ts'
import { bundleContract } from '../../../../tools/contract/contract.ts'
import { messagesOf } from '../support/messages-of.ts'

describe('the saldo a favor', () => {
  test.each([
    ['1250', '1250.00'],
    ['1,250.5', '1250.50'],
    ['S/ 1,250.00', '1250.00'],
    ['0', '0.00'],
    ['999,999,999,999.99', '999999999999.99'],
  ])('%s is %s', (amount, expected) => {
    const form = { amount, tax_period: '202607' }
    expect(openingBalanceFormSchema.safeParse(form).success).toBe(true)
    expect(openingBalanceOf(form)).toEqual({ tax_period: '202607', amount: expected })
  })

  test.each(['-5', '1250.001', '1,25', 'mil', '1000000000000'])('%s is refused', (amount) => {
    const message = 'Ingrese un monto en soles, por ejemplo 1,250.00'
    expect(messagesOf(openingBalanceFormSchema.safeParse({ amount, tax_period: '202607' }))).toEqual({
      amount: [message],
    })
  })

  test.each([
    ['', '', {}],
    ['', '202607', { amount: ['Ingrese el monto'] }],
    ['5', '', { tax_period: ['Seleccione el periodo'] }],
  ])('%j of the period %j: %o', (amount, tax_period, messages) => {
    expect(messagesOf(openingBalanceFormSchema.safeParse({ amount, tax_period }))).toEqual(messages)
  })

  test('empty fields are no balance', () => {
    expect(openingBalanceOf({ amount: '', tax_period: '' })).toBeNull()
  })
})

describe('what a period received, as it was filed', () => {
  const form = { tax_period: '202610', box: '145', amount: '1,998', tax: '' }

  test('is the balance in one row, and a base in one row with its tax in another', () => {
    expect(statedCarryFormSchema.safeParse(form).success).toBe(true)
    expect(statedCarriesOf(form)).toEqual([{ tax_period: '202610', box: '145', amount: '1998.00' }])
    const pair = { ...form, box: '107', amount: '400.25', tax: '72.05' }
    expect(statedCarryFormSchema.safeParse(pair).success).toBe(true)
    expect(statedCarriesOf(pair)).toEqual([
      { tax_period: '202610', box: '107', amount: '400.25' },
      { tax_period: '202610', box: '108', amount: '72.05' },
    ])
  })

  test.each([
    [{ tax_period: '' }, { tax_period: ['Seleccione el periodo'] }],
    [{ amount: '' }, { amount: ['Ingrese el monto'] }],
    [{ amount: '-1' }, { amount: ['Ingrese un monto en soles, por ejemplo 1,250.00'] }],
    [{ box: '107' }, { tax: ['Ingrese el monto'] }],
  ])('%o is refused with %o', (facts, messages) => {
    expect(messagesOf(statedCarryFormSchema.safeParse({ ...form, ...facts }))).toEqual(messages)
  })
})

describe('an exchange rate entered by hand', () => {
  // Already 23/11 in Lima, and 24/11 in UTC.
  const schema = exchangeRateFormSchema(new Date('2026-11-24T04:59:00Z'))
  const form = { currency: 'USD', date: '2026-08-05', rate: '3.755' }

  test.each([
    [{}, form],
    [
      { currency: ' eur ', rate: '4,3' },
      { ...form, currency: 'EUR', rate: '4.300' },
    ],
    [{ date: '2026-11-23' }, { ...form, date: '2026-11-23' }],
  ])('%o is taken', (facts, row) => {
    expect(schema.safeParse({ ...form, ...facts }).success).toBe(true)
    expect(exchangeRateOf({ ...form, ...facts })).toEqual(row)
  })

  const currency = ['Ingrese el código de una moneda extranjera, por ejemplo USD']
  test.each([
    [{ currency: 'PEN' }, { currency }],
    [{ currency: '' }, { currency }],
    [{ date: '' }, { date: ['Ingrese la fecha'] }],
    [{ date: '2026-11-24' }, { date: ['Ingrese una fecha que no sea futura'] }],
    [{ date: '2009-12-31' }, { date: ['Ingrese una fecha desde el 01/01/2010'] }],
    [{ rate: '' }, { rate: ['Ingrese el tipo de cambio con hasta tres decimales, por ejemplo 3.755'] }],
    [{ rate: '37.8' }, { rate: ['Revise el tipo de cambio: el de USD va de 2.000 a 6.000'] }],
  ])('%o is refused with %o', (facts, messages) => {
    expect(messagesOf(schema.safeParse({ ...form, ...facts }))).toEqual(messages)
  })
})

test('the regime of an issuer wants a RUC with its check digit', () => {
  const form = { ruc: '10990000013', regime: 'nuevo-rus' }
  expect(issuerRegimeFormSchema.safeParse(form).success).toBe(true)
  expect(messagesOf(issuerRegimeFormSchema.safeParse({ ...form, ruc: '10990000014' }))).toEqual({
    ruc: ['Ingrese un RUC válido de 11 dígitos'],
  })
})

test.each([
  ['0.8542', '0.8542'],
  ['0,85', '0.85'],
  ['1', '1'],
])('the coefficient %s is %s', (coefficient, expected) => {
  const form = { coefficient, from: '202608' }
  expect(prorrataFormSchema.safeParse(form).success).toBe(true)
  expect(prorrataOf(form)).toEqual({ from: '202608', coefficient: expected })
})

test.each(['0', '1.01', '0.12345', '85%'])('the coefficient %s is refused', (coefficient) => {
  expect(messagesOf(prorrataFormSchema.safeParse({ coefficient, from: '202608' }))).toEqual({
    coefficient: ['Ingrese un número de 0.0 a 1, con hasta cuatro decimales'],
  })
})

test.each([
  ['licor', undefined],
  ['', 'Ingrese una palabra'],
  [' x ', 'Ingrese al menos dos letras'],
  ['--', 'Ingrese al menos dos letras'],
  ['x'.repeat(settingLimits.foreignWord + 1), 'Ingrese como máximo 60 caracteres'],
])('the word "%s": %s', (word, message) => {
  expect(messagesOf(foreignWordFormSchema.safeParse({ word }))).toEqual(
    message === undefined ? {} : { word: [message] },
  )
})

test.each([
  ['10.5', '10.5'],
  ['10,5 %', '10.5'],
  ['', null],
])('the rate "%s" is %s', (rate, expected) => {
  const igv = { regime: 'reduced' as const, from: '2027-01-01', rate }
  expect(igvRateFormSchema.safeParse(igv).success).toBe(true)
  expect(igvRateOf(igv)).toEqual({ ...igv, rate: expected })
  const detraction = { code: '037', name: 'Demás servicios', from: '2027-01-01', rate }
  expect(detractionRateFormSchema.safeParse(detraction).success).toBe(true)
  expect(detractionRateOf(detraction)).toEqual({ ...detraction, rate: expected })
})

test.each([
  ['4', undefined],
  ['30,00', undefined],
  ['3.99', 'Revise la tasa: va de 4 a 30 %'],
  ['30.01', 'Revise la tasa: va de 4 a 30 %'],
  ['0', 'Revise la tasa: va de 4 a 30 %'],
  ['1,05 %', 'Revise la tasa: va de 4 a 30 %'],
  ['105', 'Ingrese un porcentaje de hasta dos decimales, por ejemplo 10.5'],
])('the rate of IGV "%s": %s', (rate, message) => {
  const form = { regime: 'general' as const, from: '2027-01-01', rate }
  expect(messagesOf(igvRateFormSchema.safeParse(form))).toEqual(message === undefined ? {} : { rate: [message] })
})

test('a rate of detraction says what is wrong with each of its fields', () => {
  const wrong = { code: '37', name: '', from: '', rate: '120' }
  expect(messagesOf(detractionRateFormSchema.safeParse(wrong))).toEqual({
    code: ['Ingrese los tres dígitos del código'],
    name: ['Ingrese el bien o servicio'],
    from: ['Ingrese la fecha'],
    rate: ['Ingrese un porcentaje de hasta dos decimales, por ejemplo 10.5'],
  })
})

describe('a column of the Siscont file', () => {
  const empty = { heading: '', field: '', fixed_value: '', width: '' }

  test('wants a heading in Excel and a width in a text file', () => {
    expect(messagesOf(siscontColumnFormSchema('xlsx').safeParse(empty))).toEqual({
      heading: ['Ingrese el encabezado'],
    })
    expect(messagesOf(siscontColumnFormSchema('txt').safeParse(empty))).toEqual({ width: ['Ingrese el ancho'] })
    expect(messagesOf(siscontColumnFormSchema('txt').safeParse({ ...empty, width: '501' }))).toEqual({
      width: ['Ingrese un ancho de 1 a 500'],
    })
  })

  test('holds a field or a fixed value, never both', () => {
    const both = { heading: 'CUENTA', field: 'type', fixed_value: '4212', width: '10' }
    expect(siscontColumnOf(both)).toEqual({ heading: 'CUENTA', field: 'type', fixed_value: null, width: 10 })
    expect(siscontColumnOf({ ...both, field: '' })).toMatchObject({ field: null, fixed_value: '4212' })
  })

  test.each(someSettingsValues().siscont_template.columns)('$heading comes back from its form as it was', (column) => {
    expect(siscontColumnOf(siscontColumnFormOf(column))).toEqual(column)
  })
})

describe('what the forms take, the contract takes', () => {
  let validate: ValidateFunction
  beforeAll(async () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(await bundleContract(), 'contract')
    validate = ajv.compile({ $ref: 'contract#/components/schemas/settings-patch' })
  })

  test('at the limits, and not beyond', () => {
    const { foreignWord, goodName, columnText, columnWidth } = settingLimits
    const patch = (more: number) => ({
      foreign_words: ['x'.repeat(foreignWord + more)],
      detraction_rates: [{ code: '037', name: 'x'.repeat(goodName + more), from: '2026-01-01', rate: '99.99' }],
      siscont_template: {
        format: 'txt',
        columns: [
          { heading: 'x'.repeat(columnText + more), field: null, fixed_value: null, width: columnWidth + more },
        ],
      },
    })
    for (const [name, value] of Object.entries(patch(0))) expect(validate({ [name]: value })).toBe(true)
    for (const [name, value] of Object.entries(patch(1))) expect(validate({ [name]: value })).toBe(false)
    expect(validate({ opening_balance: openingBalanceOf({ amount: '1,250.5', tax_period: '202607' }) })).toBe(true)
    const rate = exchangeRateOf({ currency: 'usd', date: '2026-08-05', rate: '3,75' })
    expect(validate({ exchange_rates: [rate] })).toBe(true)
    expect(validate({ exchange_rates: [{ ...rate, rate: '3.7551' }] })).toBe(false)
    expect(validate({ prorrata: [prorrataOf({ coefficient: '0,5', from: '202608' })] })).toBe(true)
  })
})
