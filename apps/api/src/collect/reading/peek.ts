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
