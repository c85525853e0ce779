/** Whether two settings say the same, whatever the order of their fields; the order of their rows counts. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((row, index) => isSameSetting(row, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSameSetting(one[name], other[name]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
