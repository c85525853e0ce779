import { expect, test } from 'vitest'
import { digitsText, lettersText, reportFormSchema, reportKinds } from '../../src/rules.ts'
import { messagesOf } from '../support/messages-of.ts'

// Specification, part 2, section 5: both non-empty; the five files of section 2.
test.each(reportKinds)('the file %s of a period can be asked for', (operationType) => {
  expect(reportFormSchema.safeParse({ taxPeriod: '202608', operationType }).success).toBe(true)
})

test.each([
  [{ taxPeriod: '', operationType: 'compras' }, { taxPeriod: ['Seleccione un periodo'] }],
  [{ taxPeriod: '202608', operationType: '' }, { operationType: ['Seleccione un archivo'] }],
  [{ taxPeriod: '202608', operationType: 'otro' }, { operationType: ['Seleccione un archivo'] }],
  [{}, { taxPeriod: ['Seleccione un periodo'], operationType: ['Seleccione un archivo'] }],
])('%o: %o', (form, messages) => {
  expect(messagesOf(reportFormSchema.safeParse(form))).toEqual(messages)
})

// Specification, part 1, section 5: what the inputs keep of what is typed.
test.each([
  ['Rosa2 María-José', 'Rosa MaríaJosé'],
  ['n\u0303usta\n_', 'n\u0303usta'],
  ['', ''],
])('a name’s input keeps letters and spaces of %j', (typed, kept) => {
  expect(lettersText(typed)).toBe(kept)
})

test.each([
  ['4000-0001', 8, '40000001'],
  ['900 000 001 2', 9, '900000001'],
  ['４０', 8, ''],
  ['RUC 20990000019', 11, '20990000019'],
])('a number’s input keeps the digits of %j, up to %i', (typed, maxLength, kept) => {
  expect(digitsText(typed, maxLength)).toBe(kept)
})
