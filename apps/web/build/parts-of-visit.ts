import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Parts of an entry, in the order in which a visit meets them, and the modules that each begins with. */
export type Parts = Readonly<Record<string, readonly string[]>>

interface Visit {
  readonly entry: string
  readonly parts: Parts
}

/**
 * Cuts a bundle: what its entry needs is one file, by the name of `entry`; what a part of the visit loads at once is one file.
 * Left alone, the bundler makes a file of every set of pages and modals that share something: seventy for one page, which take turns
 * on the six connections of a browser. Builds once for itself: what a module really needs of a package is known only then.
 */
export function partsOfVisit(config: InlineConfig, visit: Visit): Plugin {
  return {
    name: 'contapro-parts-of-visit',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: async () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: await groupsOf(config, visit) } } } },
    }),
  }
}

async function groupsOf(config: InlineConfig, { entry, parts }: Visit): Promise<Rolldown.CodeSplittingGroup[]> {
  const count = Object.keys(parts).length
  const first: Rolldown.CodeSplittingGroup = { name: entry, tags: ['$initial'], priority: count + 1 }
  const chunks = await chunksOf(config, [first])
  const groups = Object.entries(parts).map(([name, pages], i): Rolldown.CodeSplittingGroup => {
    const modules = new Set(pages.flatMap((page) => filesOfPage(chunks, page)).flatMap(({ moduleIds }) => moduleIds))
    // A group takes what its modules import along, so that an earlier part has to choose first.
    return { name, test: (id) => modules.has(id), priority: count - i }
  })
  return [first, ...groups]
}

async function chunksOf(config: InlineConfig, groups: Rolldown.CodeSplittingGroup[]): Promise<Rolldown.OutputChunk[]> {
  const outcome = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  })
  if (Array.isArray(outcome) || !('output' in outcome)) throw new Error('The build of the parts gave no single output.')
  return outcome.output.filter((file) => file.type === 'chunk')
}

/** The file of a page and those that it imports, each once. Throws when the build has none for it. */
export function filesOfPage(chunks: readonly Rolldown.OutputChunk[], page: string): Rolldown.OutputChunk[] {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
  if (!own) throw new Error(`The build has no part for ${page}.`)
  const files = new Set([own])
  for (const { imports } of files) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk)
  }
  return [...files]
}
