import type { LoadFile } from './use-preview-file.ts'

/** A plain GET; an answer that is no success is a failure. */
export const loadFile: LoadFile = async (address, signal) => {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`)
  return answer.blob()
}
