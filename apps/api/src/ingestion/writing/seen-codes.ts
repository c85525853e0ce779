/**
 * Codes met so far in a file, as 64-bit fingerprints: 16 MB for a million. It may take a new code for a seen one (never in
 * practice, and that costs one look into the database), but never misses a seen one.
 */
export class SeenCodes {
  #slots = new Uint32Array(2 * 4096)
  #count = 0

  /** Whether the code may have been met before; from now on it has. */
  meet(code: string): boolean {
    if (this.#count * 2 > this.#slots.length / 2) this.#grow()
    const [high, low] = fingerprint(code)
    const isNew = put(this.#slots, high, low)
    if (isNew) this.#count += 1
    return !isNew
  }

  /** Whether the code may have been met. */
  has(code: string): boolean {
    const [high, low] = fingerprint(code)
    return isIn(this.#slots, slotOf(this.#slots, high, low))
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Uint32Array(old.length * 2)
    for (let i = 0; i < old.length; i += 2) {
      const high = old[i] ?? 0
      if (high !== 0) put(this.#slots, high, old[i + 1] ?? 0)
    }
  }
}

/** Puts a fingerprint into its slot; false if it is there already. */
function put(slots: Uint32Array, high: number, low: number): boolean {
  const slot = slotOf(slots, high, low)
  if (isIn(slots, slot)) return false
  slots[slot * 2] = high
  slots[slot * 2 + 1] = low
  return true
}

/** The slot of a fingerprint, or the empty one that it belongs into. */
function slotOf(slots: Uint32Array, high: number, low: number): number {
  const mask = slots.length / 2 - 1
  let slot = low & mask
  while (isIn(slots, slot) && !(slots[slot * 2] === high && slots[slot * 2 + 1] === low)) slot = (slot + 1) & mask
  return slot
}

const isIn = (slots: Uint32Array, slot: number): boolean => slots[slot * 2] !== 0

/** Two FNV-1a hashes with different starts, each stirred at the end (murmur3's finalizer); the first is never 0. */
function fingerprint(code: string): [high: number, low: number] {
  let a = 0x811c9dc5
  let b = 0x2545f491
  for (let i = 0; i < code.length; i += 1) {
    const c = code.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b ^ c, 0x5bd1e995)
  }
  return [stir(a) || 1, stir(b)]
}

function stir(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
