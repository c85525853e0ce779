import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, OptionDefaults, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'

/** Root of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** Where the reference stands, from the root. */
export const referenceFolder = 'docs/reference'

/** Package → the sources of its public paths. */
const packages = {
  sdk: ['index.ts', 'react.ts', 'frame.ts', 'rules.ts', 'testing/index.ts'],
  sunat: [
    'index.ts',
    'deposits/index.ts',
    'observations/index.ts',
    'padron/index.ts',
    'pdt-621/index.ts',
    'printed-voucher/index.ts',
    'sire/index.ts',
    'siscont/index.ts',
    'ubl/index.ts',
  ],
}

/** The API reference of the packages as it must stand: path from the root → text. */
export async function referenceFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const [name, entries] of Object.entries(packages)) {
    const folder = await mkdtemp(join(tmpdir(), 'contapro-reference-'))
    try {
      await writeReference(name, entries, folder)
      for (const file of globSync('**/*.md', { cwd: folder }).toSorted()) {
        const text = await readFile(join(folder, file), 'utf8')
        files.set(join(referenceFolder, name, file), titled(text, `@contapro/${name}`, file))
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return files
}

async function writeReference(name: string, entries: readonly string[], folder: string): Promise<void> {
  const source = join(root, 'packages', `contapro-${name}`)
  const options: TypeDocOptions & Partial<PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    name: `@contapro/${name}`,
    basePath: join(source, 'src'),
    entryPoints: entries.map((entry) => join(source, 'src', entry)),
    tsconfig: join(source, 'tsconfig.json'),
    // The compiler of the workspace checks the types; this one only reads them.
    skipErrorChecking: true,
    readme: 'none',
    disableSources: true,
    hideGenerator: true,
    excludeExternals: true,
    // What the contract's generator writes.
    blockTags: [...OptionDefaults.blockTags, '@description', '@constant', '@enum'],
    sort: ['alphabetical'],
    logLevel: 'Error',
    outputFileStrategy: 'modules',
    entryFileName: 'README',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
  }
  const app = await Application.bootstrapWithPlugins(options)
  const project = await app.convert()
  if (!project) throw new Error(`TypeDoc could not read @contapro/${name}: its messages stand above.`)
  await app.outputs.writeOutput({ name: 'markdown', path: folder }, project)
}

/** A page is named as a host imports it (`@contapro/sdk/react` for `react.md`), and the contract's tag says nothing there. */
function titled(text: string, name: string, file: string): string {
  const path = file.replace(/\.md$/, '')
  const title = path === 'README' || path === 'index' ? name : `${name}/${path}`
  return text.replace(/^# .*/m, `# ${title}`).replaceAll('**Description** ', '')
}
