/** Words of a company name that say only its legal form. */
const LEGAL_FORMS = /^(s\.?a\.?c?\.?s?|e\.?i\.?r\.?l|s\.?r\.?l|s\.?a\.?a|scrl|sociedad|anonima|cerrada)\.?$/i
/** Words that nobody would abbreviate. */
const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e'])

/**
 * The two letters of an avatar: "Comercial Andina del Sur S.A.C." is CA, "Rosa Elvira Quispe" is RQ for a person, and so is Rosa
 * Elvira with the surnames "Quispe Mamani".
 */
export function initials(name: string, kind: 'company' | 'person' = 'company', surname = ''): string {
  const words = wordsOf(name)
  const first = words[0] ?? name.trim()
  const second = wordsOf(surname)[0] ?? (kind === 'person' ? words.slice(1).at(-1) : words[1])
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)
  return letters.toLocaleUpperCase('es-PE')
}

function wordsOf(name: string): string[] {
  return name
    .split(/[\s,]+/)
    .filter((word) => /\p{L}|\d/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()) && !LEGAL_FORMS.test(word))
}
