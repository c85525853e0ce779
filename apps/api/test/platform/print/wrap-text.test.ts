import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstLines, wrapText } from '../../../src/platform/print/page/wrap-text.ts'

/** As if every character were one wide. */
const widthOf = (text: string): number => Array.from(text).length
/** Without what wrapping may take away. */
const bare = (text: string): string => text.replaceAll(/[\s\p{Cc}]/gu, '')
const wrap = (text: string, width: number): string[] => wrapText(text, width, widthOf)

test('lines break between words', () => {
  expect(wrap('SERVICIO DE CONSULTORÍA CONTABLE', 16)).toEqual(['SERVICIO DE', 'CONSULTORÍA', 'CONTABLE'])
})

test('a word that is wider than a line breaks within itself', () => {
  expect(wrap('AB CDEFGHIJ', 4)).toEqual(['AB', 'CDEF', 'GHIJ'])
})

test('an emoji of several code points stays whole', () => {
  expect(wrap('👩‍🍳👩‍🍳', 3)).toEqual(['👩‍🍳', '👩‍🍳'])
})

test('line feeds, tabs and control characters are blanks', () => {
  expect(wrap('UNO\r\nDOS\tTRES\u0007CUATRO', 40)).toEqual(['UNO DOS TRES CUATRO'])
})

test('an empty text has no lines', () => {
  expect(wrap(' \n ', 10)).toEqual([])
})

test('nothing of a text is lost, and no line with more than one character is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, width) => {
      const lines = wrap(text, width)
      expect(bare(lines.join(''))).toBe(bare(text))
      const graphemes = new Intl.Segmenter('es')
      expect(lines.filter((line) => widthOf(line) > width && [...graphemes.segment(line)].length > 1)).toEqual([])
    }),
  )
})

test('lines beyond the most are left out with a mark', () => {
  expect(firstLines(['UNO', 'DOS', 'TRES'], 2)).toEqual(['UNO', 'DOS…'])
  expect(firstLines(['UNO', 'DOS'], 2)).toEqual(['UNO', 'DOS'])
})
