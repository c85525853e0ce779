import { describe, expect, it } from 'vitest'
import { defaultForeignWords, foreignWordKey, foreignWordTest } from '../../src/observations/index.ts'

describe('foreignWordTest', () => {
  it.each([
    ['Joyería', 'ARTÍCULOS DE JOYERIA', true],
    ['joyeria', 'Joyería fina', true],
    ['año', 'Fin de ano', false],
    ['ano', 'Fin de año', false],
    ['PIÑATA', 'pin\u0303ata de cumpleaños', true],
    ['ropa interior', 'ROPA-INTERIOR', true],
    ['juguete', 'juguetes', false],
    ['casa', 'fracasar', false],
    ['a&b', 'A & B', true],
  ])('finds "%s" in "%s": %s', (word, text, isFound) => {
    expect(foreignWordTest([word])(text)).toBe(isFound)
  })

  it('finds nothing by words without letters, and nothing in a text without words', () => {
    expect(foreignWordTest(['', '  ', '-'])('cualquier cosa')).toBe(false)
    expect(foreignWordTest(['juguete'])('')).toBe(false)
    expect(foreignWordTest([])('juguete')).toBe(false)
  })

  it.each([
    ['Joyería', 'JOYERIA', true],
    ['ropa-interior', ' Ropa  interior ', true],
    ['año', 'ano', false],
    ['juguete', 'juguetes', false],
  ])('"%s" and "%s" find the same: %s', (one, other, isSame) => {
    expect(foreignWordKey(one) === foreignWordKey(other)).toBe(isSame)
  })

  it('finds each of the words that Contapro starts with, which are in order and once each', () => {
    const isForeign = foreignWordTest(defaultForeignWords)
    expect(defaultForeignWords.filter((word) => !isForeign(`Compra de ${word.toUpperCase()}.`))).toEqual([])
    expect(defaultForeignWords).toEqual([...new Set(defaultForeignWords)].toSorted(new Intl.Collator('es-PE').compare))
  })
})
