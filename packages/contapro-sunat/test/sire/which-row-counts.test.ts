import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFilePlaces, compareRegisterRows, fileMadeAt, type PlacedRow } from '../../src/sire/index.ts'

const OWNER = '20990000019'

describe('the date of a file', () => {
  it.each([
    ['the export of RCE', '20990000019-20260901-100000-propuesta.txt', '2026-09-01T10:00:00-05:00'],
    ['its csv in a folder', 'RCE\\08\\20990000019-20260901-100000-propuesta.csv', '2026-09-01T10:00:00-05:00'],
    ['its zip, downloaded twice', '20990000019-20260831-235959-propuesta (1).zip', '2026-08-31T23:59:59-05:00'],
  ])('is in the name of %s', (_, name, date) => {
    expect(fileMadeAt(name, OWNER)).toBe(date)
  })

  it.each([
    ['the export of RVIE', 'LE209900000192026080014040001EXP2.txt'],
    ['a replacement', 'LE2099000001920260800080400021112.txt'],
    ['a register of the PLE', 'LE2099000001920260800080100001111.txt'],
    ['a report of deposits', 'depositos_como_adquiriente.csv'],
    ['an export of another company', '20990000027-20260901-100000-propuesta.txt'],
    ['an export of a day that does not exist', '20990000019-20260231-100000-propuesta.txt'],
    ['an export of an hour that does not exist', '20990000019-20260901-240000-propuesta.txt'],
    ['another file', '20990000019-20260901-100000-propuestas.txt'],
  ])('is unknown for %s', (_, name) => {
    expect(fileMadeAt(name, OWNER)).toBeUndefined()
  })
})

const at = (madeAt: number, arrival = 1, line = 1, entry = 0): PlacedRow['file'] => ({ madeAt, arrival, entry, line })
const proposal = (facts: Partial<PlacedRow>): PlacedRow => ({
  layout: 'proposal',
  period: '202608',
  file: at(1),
  ...facts,
})

const best = (rows: readonly PlacedRow[]) => rows.reduce((a, b) => (compareRegisterRows(b, a) > 0 ? b : a))

describe('of two rows about one voucher', () => {
  // Decision 54; the order of the sources is that of decision 21.
  it.each([
    ['the replacement over a newer proposal', proposal({ layout: 'replacement' }), proposal({ file: at(9) })],
    ['the proposal over a newer PLE', proposal({}), proposal({ layout: 'ple', file: at(9) })],
    [
      'the earlier period over a newer file',
      proposal({ period: '202512' }),
      proposal({ period: '202601', file: at(9) }),
    ],
    ['the newer file, uploaded first', proposal({ file: at(2, 1) }), proposal({ file: at(1, 2) })],
    ['the later upload of files of one date', proposal({ file: at(1, 2) }), proposal({ file: at(1, 1, 9) })],
    ['the later file of a zip', proposal({ file: at(1, 1, 1, 1) }), proposal({ file: at(1, 1, 9, 0) })],
    ['the later line of one file', proposal({ file: at(1, 1, 3) }), proposal({ file: at(1, 1, 2) })],
    ['a known place over an unknown one', proposal({}), proposal({ file: null })],
  ])('counts %s', (_, winner, loser) => {
    expect(compareRegisterRows(winner, loser)).toBeGreaterThan(0)
    expect(compareRegisterRows(loser, winner)).toBeLessThan(0)
  })

  it('counts the same one whatever order they come in', () => {
    const row = fc.record({
      layout: fc.constantFrom('proposal', 'replacement', 'ple'),
      period: fc.constantFrom('202607', '202608'),
      file: fc.option(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2)).map((p) => at(...p))),
    })
    fc.assert(
      fc.property(
        fc
          .array(row, { minLength: 1, maxLength: 6 })
          .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          expect(best(shuffled)).toEqual(best(rows))
        },
      ),
    )
  })
})

it('orders places of files, an unknown one first', () => {
  expect(compareFilePlaces(null, null)).toBe(0)
  expect(compareFilePlaces(at(1), at(1))).toBe(0)
})
