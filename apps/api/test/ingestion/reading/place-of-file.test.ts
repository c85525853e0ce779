import { expect, it } from 'vitest'
import { placeOfFile } from '../../../src/ingestion/reading/place-of-file.ts'

const DATED = '20990000019-20260901-100000-propuesta'
const UNDATED = 'LE209900000192026080014040001EXP2.txt'
const NAMED = Date.UTC(2026, 8, 1, 15)
const TICKET = Date.UTC(2026, 8, 2)
const RECEIVED = Date.UTC(2026, 9, 5)

// Decision 54: by SUNAT's date if name or ticket has one, otherwise by the order of upload.
it.each([
  { where: 'the name of the file', name: `${DATED}.txt`, madeAtMs: null, entry: null, expected: NAMED },
  {
    where: 'the name of its zip',
    name: `${DATED}.zip`,
    madeAtMs: null,
    entry: { index: 1, name: 'compras.txt' },
    expected: NAMED,
  },
  {
    where: 'its own name in a zip',
    name: 'agosto.zip',
    madeAtMs: TICKET,
    entry: { index: 1, name: `RCE/${DATED}.txt` },
    expected: NAMED,
  },
  { where: 'the ticket of its collector', name: UNDATED, madeAtMs: TICKET, entry: null, expected: TICKET },
  { where: 'when it was received', name: UNDATED, madeAtMs: null, entry: null, expected: RECEIVED },
])('a file is as new as $where says', ({ name, madeAtMs, entry, expected }) => {
  const received = { madeAtMs, receivedAtMs: RECEIVED, version: 7 }
  expect(placeOfFile({ name, ownRuc: '20990000019', received }, entry)).toEqual({
    fileMadeAtMs: expected,
    fileVersion: 7,
    fileEntry: entry?.index ?? 0,
  })
})
