/** A file that was taken from the sample month, before anything happens to it. */
export interface WholeFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Texts that break readers elsewhere: separators, quotes, numbers out of range, formulas, other scripts, marks of order. */
const SPLINTERS = [
  '|',
  ',',
  ';',
  '"',
  '\r\n',
  '\0',
  '\ufeff',
  '-0.00',
  '1e9',
  '99999999999999999999.99',
  '=CMD()',
  '٣',
  '<!DOCTYPE x>',
  '<![CDATA[',
  '&amp;',
  '31/02/2026',
].map((text) => new TextEncoder().encode(text))

type Random = () => number

const below = (random: Random, limit: number): number => Math.floor(random() * limit)
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** What may happen to bytes between one computer and another, or by a hand that edits them. */
const damages: readonly ((content: Uint8Array, random: Random) => Uint8Array)[] = [
  function cutOff(content, random) {
    return content.subarray(0, below(random, content.length))
  },
  function oneByteElse(content, random) {
    const changed = Uint8Array.from(content)
    changed[below(random, changed.length)] = below(random, 256)
    return changed
  },
  function aPartLost(content, random) {
    const at = below(random, content.length)
    return joined(content.subarray(0, at), content.subarray(at + 1 + below(random, 200)))
  },
  function aPartTwice(content, random) {
    const at = below(random, content.length)
    const end = at + 1 + below(random, 400)
    return joined(content.subarray(0, end), content.subarray(at, end), content.subarray(end))
  },
  function aSplinter(content, random) {
    const at = below(random, content.length)
    const splinter = SPLINTERS[below(random, SPLINTERS.length)] ?? new Uint8Array()
    return joined(content.subarray(0, at), splinter, content.subarray(at + below(random, 8)))
  },
  function linesSwapped(content, random) {
    const lines = Buffer.from(content).toString('latin1').split('\n')
    const [a, b] = [below(random, lines.length), below(random, lines.length)]
    const swapped = lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '')
    return Buffer.from(swapped.join('\n'), 'latin1')
  },
]

/** The file with one to three damages. */
export function damaged({ name, content }: WholeFile, random: Random): WholeFile {
  let bytes = content
  for (let times = 1 + below(random, 3); times > 0 && bytes.length > 0; times -= 1) {
    bytes = damages[below(random, damages.length)]?.(bytes, random) ?? bytes
  }
  return { name, content: bytes }
}
