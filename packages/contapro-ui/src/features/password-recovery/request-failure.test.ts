import { ContaproError, type ContaproErrorFacts } from '@contapro/sdk'
import { expect, it } from 'vitest'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'
import { requestFailureOf } from './request-failure.ts'

const { texts } = passwordRecoveryMessages

const refused = 'Es posible que el correo no esté registrado o tenga un error de escritura.'
const other = `No pudimos procesar tu solicitud. Inténtalo de nuevo. ${refused}`

// Part 1 §8, rows "Recovery email".
it.each<[string, ContaproErrorFacts, object]>([
  [
    'an address without an account',
    { kind: 'http', status: 404, code: 'USER_NOT_FOUND', message: 'El correo no está registrado' },
    { text: refused, button: 'Volver a intentar', field: 'El correo no está registrado' },
  ],
  [
    'a 404 with another code',
    { kind: 'http', status: 404, code: 'ACCOUNT_MISSING', message: 'No encontramos tu cuenta.' },
    { text: refused, button: 'Volver a intentar', field: 'No encontramos tu cuenta.' },
  ],
  [
    'a 404 without data',
    { kind: 'http', status: 404, code: 'HTTP_404', message: 'No encontramos la información solicitada.' },
    { text: refused, button: 'Volver a intentar', field: 'El correo electrónico no está registrado' },
  ],
  [
    'a server that fails',
    { kind: 'http', status: 500, code: 'INTERNAL', title: 'Error raro', message: 'Texto del servidor.' },
    {
      title: 'Error Interno',
      text: 'Error interno del servidor. Inténtalo más tarde.',
      button: 'Cerrar',
      field: undefined,
    },
  ],
  [
    'too many attempts',
    { kind: 'http', status: 429, code: 'TOO_MANY', title: 'Demasiados intentos', message: 'Espera unos minutos.' },
    {
      title: 'Demasiados intentos',
      text: `Espera unos minutos. ${refused}`,
      button: 'Volver a intentar',
      field: 'No pudimos procesar tu solicitud',
    },
  ],
  [
    'a status without data',
    { kind: 'http', status: 502, code: 'HTTP_502', message: 'Ocurrió un error.' },
    { title: 'Error', text: other, button: 'Volver a intentar', field: 'No pudimos procesar tu solicitud' },
  ],
  [
    'a 200, which is no success',
    { kind: 'contract', status: 200, code: 'ANSWER_INVALID', message: 'Respuesta inesperada.' },
    { title: 'Error', text: other, button: 'Volver a intentar' },
  ],
])('%s says what the catalogue of errors says', (_, facts, shown) => {
  expect(requestFailureOf(new ContaproError(facts), texts)).toMatchObject(shown)
})
