import { build, type Metafile, type OutputFile } from 'esbuild'
import { gzipBytes } from './gzip-bytes.ts'

/** What a host's bundle carries for the names that it imports. */
export interface BundleSize {
  /** Bytes of what loads at once, minified and gzipped; parts that load on use are not counted. */
  readonly bytes: number
  /** Package → its minified bytes, the largest first. */
  readonly packages: ReadonlyMap<string, number>
  /** Module → its minified bytes, the largest first. */
  readonly modules: ReadonlyMap<string, number>
}

/**
 * Bundles an import statement of the built packages as a host does: minified, for production, tree-shaken. React and
 * React DOM are the host's own and stay outside; everything else counts, TanStack Query too. Styles are measured apart.
 */
export async function measureBundle(code: string): Promise<BundleSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'bundle',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  })
  const names = loadedAtOnce(metafile)
  const modules = bytesOfModules(metafile, names)
  return { bytes: bytesOf(outputFiles, names), modules, packages: byPackage(modules) }
}

/** The entry and all chunks that it imports without being asked to. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (name: string): void => {
    if (names.has(name)) return
    names.add(name)
    for (const { kind, path, external } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path)
    }
  }
  for (const [name, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') visit(name)
  return names
}

function bytesOf(files: readonly OutputFile[], names: ReadonlySet<string>): number {
  const loaded = files.filter(({ path }) => [...names].some((name) => path.endsWith(name)))
  return loaded.reduce((sum, { contents }) => sum + gzipBytes(contents), 0)
}

function bytesOfModules({ outputs }: Metafile, names: ReadonlySet<string>): Map<string, number> {
  const bytes = new Map<string, number>()
  for (const name of names) {
    for (const [module, { bytesInOutput }] of Object.entries(outputs[name]?.inputs ?? {})) {
      if (bytesInOutput > 0) bytes.set(module, (bytes.get(module) ?? 0) + bytesInOutput)
    }
  }
  return largestFirst(bytes)
}

function byPackage(modules: ReadonlyMap<string, number>): Map<string, number> {
  const bytes = new Map<string, number>()
  for (const [module, size] of modules) {
    const name = packageOf(module)
    if (name) bytes.set(name, (bytes.get(name) ?? 0) + size)
  }
  return largestFirst(bytes)
}

function packageOf(module: string): string | undefined {
  const own = /packages\/contapro-(\w+)\//.exec(module)?.[1]
  return own ? `@contapro/${own}` : /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
}

function largestFirst(bytes: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...bytes].toSorted(([, a], [, b]) => b - a))
}
