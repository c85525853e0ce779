import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, OptionDefaults, type ProjectReflection, ReflectionKind } from 'typedoc'

/** Packages below the screen. Storybook shows the parts of `@contapro/ui` themselves. */
export const packages = ['sdk', 'sunat'] as const

const folderOf = (name: string): string => fileURLToPath(new URL(`../../packages/contapro-${name}`, import.meta.url))

/** Each path that a host can import → its source, as the package's `exports` say. */
export function publicPaths(name: string): ReadonlyMap<string, string> {
  const folder = folderOf(name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Record<string, { readonly 'contapro-source': string }>
  }
  return new Map(
    Object.entries(exports).map(([path, { 'contapro-source': source }]) => [
      join(`@contapro/${name}`, path),
      join(folder, source),
    ]),
  )
}

/** Writes what a package exports into a folder, as pages of HTML with a search. */
export async function writeReference(name: string, folder: string): Promise<void> {
  const source = folderOf(name)
  const paths = publicPaths(name)
  const app = await Application.bootstrap({
    name: `@contapro/${name}`,
    basePath: join(source, 'src'),
    entryPoints: [...paths.values()],
    tsconfig: join(source, 'tsconfig.json'),
    // The compiler of the workspace checks the types; this one only reads them.
    skipErrorChecking: true,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    excludeExternals: true,
    // What the contract's generator writes.
    blockTags: [...OptionDefaults.blockTags, '@description', '@constant', '@enum'],
    sort: ['alphabetical'],
    logLevel: 'Error',
  })
  const project = await app.convert()
  if (!project) throw new Error(`TypeDoc could not read @contapro/${name}: its messages stand above.`)
  nameModules(project, paths)
  readDescriptions(project)
  await app.generateDocs(project, folder)
  if (app.logger.hasErrors()) throw new Error(`TypeDoc could not write @contapro/${name}: its messages stand above.`)
}

/** Names each module as a host imports it. */
function nameModules(project: ProjectReflection, paths: ReadonlyMap<string, string>): void {
  const pathOf = new Map([...paths].map(([path, source]) => [source, path]))
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    module.name = pathOf.get(project.files.getReflectionPath(module) ?? '') ?? module.name
  }
}

/** What the contract's generator puts into a tag is a text like others. */
function readDescriptions(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    const parts = comment?.getTags('@description').flatMap(({ content }) => content) ?? []
    if (parts.length === 0) continue
    comment?.summary.push({ kind: 'text', text: '\n\n' }, ...parts)
    comment?.removeTags('@description')
  }
}
