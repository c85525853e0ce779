/** The record that a JSON text stands for; undefined for any other text. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const content: unknown = JSON.parse(text ?? '')
    return isRecord(content) ? content : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is a plain record of fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first of the named fields that holds a text which is not empty. */
export function textField(content: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = content[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
