import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Node.js has it; its types tell only what it makes.
declare const WebAssembly: { compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> }

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's program, compiled once for a process: its threads share the machine code, which takes a second to make. */
export function compiledPglite(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  // Node.js 22 to 26 may end in `UnregisterWasmAllocation` when it frees machine code that better code has replaced
  // (github.com/nodejs/node/issues/64500); what it keeps now is some megabytes.
  setFlagsFromString('--no-wasm-code-gc')
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
