/** What an input keeps of a typed name: letters and spaces (part 1 §5). */
export function lettersText(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{M} ]/gu, '')
}

/** What an input keeps of a typed number: its digits, up to a length (part 1 §5). */
export function digitsText(typed: string, maxLength: number): string {
  return typed.replaceAll(/[^0-9]/g, '').slice(0, maxLength)
}
