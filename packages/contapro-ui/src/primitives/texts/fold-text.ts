/** A text as searches compare it: without accents and capitals, so that "andina" finds "ANDÍNA". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
