import { readFileSync } from 'node:fs'
import { readUbl, type ReadUblResult, type UblVoucher } from '../../src/ubl/index.ts'

/** The bytes of an XML of test/fixtures/ubl. */
export function fixtureBytes(name: string): Uint8Array {
  return readFileSync(new URL(`../fixtures/ubl/${name}.xml`, import.meta.url))
}

/** A fixture that must be a voucher, after some changes of its text (which must be in UTF-8). */
export function readFixture(name: string, ...changes: readonly (readonly [string | RegExp, string])[]): UblVoucher {
  const result = changes.length === 0 ? readUbl(fixtureBytes(name)) : readChanged(name, ...changes)
  if (!result.ok || result.document.kind !== 'voucher') throw new Error(JSON.stringify(result))
  return result.document
}

/** Whatever comes of a UTF-8 fixture whose text was changed; a change that finds nothing fails. */
export function readChanged(name: string, ...changes: readonly (readonly [string | RegExp, string])[]): ReadUblResult {
  let text = new TextDecoder().decode(fixtureBytes(name))
  for (const [from, to] of changes) {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`Nothing to change in ${name}: ${from}`)
    text = changed
  }
  return readUbl(new TextEncoder().encode(text))
}
