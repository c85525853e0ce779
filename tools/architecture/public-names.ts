import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A name that a package promises to hosts, types included. */
export interface PublicName {
  readonly name: string
  /** The file that declares it. */
  readonly file: string
}

/** Every name that the public paths of a package promise; what it hands on from a library is the library's to document. */
export function publicNames(folder: string): PublicName[] {
  return entriesOf(folder).flatMap((entry) => {
    const { module } = parseSync(entry, readFileSync(entry, 'utf8'))
    return module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ exportName, moduleRequest }) => {
        const isOwn = !moduleRequest || moduleRequest.value.startsWith('.')
        const file = moduleRequest ? join(dirname(entry), moduleRequest.value) : entry
        return exportName.name && isOwn ? [{ name: exportName.name, file }] : []
      })
  })
}

/** Whether a doc comment stands right above the declaration. */
export function isDocumented({ name, file }: PublicName): boolean {
  const kinds = 'const|function|function\\*|async function|async function\\*|interface|type|class'
  return new RegExp(String.raw`\*/\nexport (?:${kinds}) ${name}\b`).test(readFileSync(file, 'utf8'))
}

function entriesOf(folder: string): string[] {
  const manifest: { exports: Record<string, string | { 'contapro-source'?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.values(manifest.exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['contapro-source']
    return source ? [join(folder, source)] : []
  })
}
