/** The JSON of an answer; undefined without one. Throws a SyntaxError for a text that is none. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text ? ((JSON.parse(text) as unknown) ?? undefined) : undefined
}

/** Reads JSON, or returns `fallback` for a response without a body. */
export const jsonOr =
  <Data>(fallback: Data) =>
  async (response: Response): Promise<Data> =>
    ((await readJson(response)) ?? fallback) as Data

/** The answer of a call that promises 204: true then. Any other success is not what the contract says (part 1 §8). */
export async function readNothing({ status }: Response): Promise<true | undefined> {
  return status === 204 ? true : undefined
}

/** The file in an answer. */
export function readBlob(response: Response): Promise<Blob> {
  return response.blob()
}
