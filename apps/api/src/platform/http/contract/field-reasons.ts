import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Reason } from '../../errors/domain-error.ts'

/** What Ajv found, told to a person: one reason for each field at fault. */
export function fieldReasons(errors: readonly ErrorObject[]): Reason[] {
  const byField = new Map<string, Reason>()
  for (const error of errors) {
    const field = fieldOf(error)
    if (!byField.has(field)) byField.set(field, { ...describe(error, field), ...(field !== '' && { field }) })
  }
  return [...byField.values()]
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const own = (params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty) as string | undefined
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return (own === undefined ? path : [...path, own]).join('.')
}

function describe({ keyword, params, data }: ErrorObject, field: string): Reason {
  switch (keyword) {
    case 'required':
      return { code: 'FIELD_REQUIRED', message: `Falta el campo ${field}.` }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'FIELD_UNKNOWN', message: `El campo ${field} no se reconoce.` }
    case 'minLength':
      return { code: 'FIELD_REQUIRED', message: `El campo ${field} no puede estar vacío.` }
    case 'maxLength':
      return { code: 'FIELD_TOO_LONG', message: `El campo ${field} admite como máximo ${params.limit} caracteres.` }
    case 'minimum':
    case 'maximum':
      return { code: 'FIELD_OUT_OF_RANGE', message: `El campo ${field} está fuera del rango permitido.` }
    case 'enum':
    case 'const':
      return { code: 'FIELD_NOT_ALLOWED', message: `El campo ${field} no admite el valor ${quoted(data)}.` }
    default:
      return { code: 'FIELD_INVALID', message: `El campo ${field || 'enviado'} no tiene el formato esperado.` }
  }
}

const LONGEST_QUOTE = 60

/** What was sent, so that it can be found and put right. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
