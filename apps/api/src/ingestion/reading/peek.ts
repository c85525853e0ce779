/** The first bytes of a source, and the whole source again from its start. */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ head: Uint8Array; chunks: AsyncIterable<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const next = await iterator.next()
    if (next.done) break
    first.push(next.value)
    length += next.value.byteLength
  }
  return { head: Buffer.concat(first).subarray(0, bytes), chunks: continued(first, iterator) }
}

async function* continued(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** Closes a source of which nothing more is needed. */
export async function closeUnread(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks) break
}

/** All bytes of a source; undefined if there are more than allowed. */
export async function readUpTo(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.byteLength
    if (length > maxBytes) return undefined
    parts.push(chunk)
  }
  // Memory of its own, so that it can be handed to another thread.
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
