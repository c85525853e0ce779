import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'tsdown'

const prefix = '\0sheet:'

/**
 * Makes of each import of a sheet a call that gives its text to the elements of the page: inside a shadow root no rule of
 * the page holds, and no host has to link a file.
 */
export function sheetsAsText(sharedStyles: string): Rolldown.Plugin {
  return {
    name: 'contapro-sheets-as-text',
    resolveId: {
      filter: { id: /\.css$/ },
      // The ending says that this is a module by now.
      handler: (id, importer) => `${prefix}${resolve(dirname(importer ?? ''), id)}.js`,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      async handler(id) {
        const css = await readFile(id.slice(prefix.length, -'.js'.length), 'utf8')
        const code = `import { addStyles } from ${JSON.stringify(sharedStyles)}\naddStyles(${JSON.stringify(css)})`
        return { code, moduleSideEffects: true }
      },
    },
  }
}
