const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

/**
 * Breaks a text into lines that are no wider than `width`: between words, and within a word that alone is too wide, between
 * its graphemes, so that an emoji of several code points stays whole. Line feeds and control characters are blanks.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const plain = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (plain === '') return []
  if (widthOf(plain) <= width) return [plain]
  const blank = widthOf('a a') - 2 * widthOf('a')
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of plain.split(' ').flatMap((whole) => pieces(whole, width, widthOf))) {
    const wide = widthOf(word)
    if (line === '') [line, used] = [word, wide]
    else if (used + blank + wide <= width) [line, used] = [`${line} ${word}`, used + blank + wide]
    else {
      lines.push(line)
      ;[line, used] = [word, wide]
    }
  }
  return [...lines, line]
}

/** The word, or what it falls into where it is wider than a line. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const { segment } of graphemes.segment(word)) {
    const wide = widthOf(segment)
    if (part !== '' && used + wide > width) {
      parts.push(part)
      ;[part, used] = ['', 0]
    }
    part += segment
    used += wide
  }
  return [...parts, part]
}

/** At most so many lines; the last one then ends in "…". */
export function firstLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`]
}
