import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Node.js has it; its types tell only what it makes.
declare const WebAssembly: { compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> }

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's program, compiled once for a process: its threads share the machine code, which takes a second to make. */
export function compiledPglite(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
