import type { Reason } from '../../errors/domain-error.ts'

/** Names each field whose value holds the character NUL, which no text of the database can hold. */
export function nulReasons(values: object): Reason[] {
  return Object.entries(values).flatMap(([field, value]) =>
    hasNul(field) || hasNul(value)
      ? [
          {
            code: 'FIELD_INVALID',
            message: `El campo ${printable(field)} tiene un carácter no permitido.`,
            field: printable(field),
          },
        ]
      : [],
  )
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => hasNul(key) || hasNul(inner))
}

const printable = (field: string): string => field.replaceAll('\0', '')
