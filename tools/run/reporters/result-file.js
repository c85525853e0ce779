import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Adds a line to the file that the run reads while the step goes on: `{test}`, `{error}` or, last, `{end: true}`. */
export function write(line) {
  appendFileSync(process.env.CONTAPRO_RESULTS, `${JSON.stringify(line)}\n`)
}

export const plain = (text) => stripVTControlCharacters(text ?? '').trim()

export const fromRoot = (path) => relative(root, path)

/** The first place of our own code among stack frames `{file, line, method}`, as a person reads it. */
export function ownFrame(frames) {
  const own = frames.find(({ file }) => file.startsWith(root) && !file.includes('/node_modules/'))
  return own && `${fromRoot(own.file)}:${own.line}${own.method ? ` (${own.method})` : ''}`
}

/** A pattern that only this text matches. */
export const exactly = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
