/**
 * Words that name what few businesses buy to earn income, as a company starts with them; it edits its own list. Contapro's
 * own choice: no norm lists them.
 */
export const defaultForeignWords: readonly string[] = [
  'cigarrillos',
  'colegio',
  'discoteca',
  'gimnasio',
  'joyas',
  'joyería',
  'juguete',
  'juguetes',
  'lotería',
  'maquillaje',
  'mascota',
  'mascotas',
  'matrícula escolar',
  'pañales',
  'peluquería',
  'pensión escolar',
  'perfume',
  'perfumes',
  'ropa interior',
  'salón de belleza',
  'videojuego',
  'videojuegos',
]

/**
 * Whether a text holds one of the words, or one of the groups of words, as whole words and whatever their case and accents
 * ("Joyería" is JOYERIA; "año" is not "ano").
 */
export function foreignWordTest(words: readonly string[]): (text: string) => boolean {
  const wanted = words.filter((word) => foreignWordKey(word) !== '').map(wholeWords)
  return (text) => {
    const found = wholeWords(text)
    return wanted.some((word) => found.includes(word))
  }
}

/** What is the same for words that find the same: "Joyería" and "JOYERIA"; empty for a text without letters and digits, which finds nothing. */
export function foreignWordKey(word: string): string {
  return wholeWords(word).trim()
}

/** The words of a text between blanks, in lower case, without accents but with ñ. */
function wholeWords(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('n\u0303', 'ñ')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return ` ${(plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}
