import { readFileSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'
import { gzipBytes } from './gzip-bytes.ts'

/** What a page loads for a script of the elements, React and styles among it. */
export interface ElementSize {
  /** Bytes of the script itself, gzipped: all that loads without an element in the page. */
  readonly script: number
  /** Bytes of everything that loads until its widget asks for its figures. */
  readonly widget: number
  readonly files: number
}

/** Sums the built files as a browser fetches them: each by itself. What loads on use is not counted. */
export async function measureElement(name: string): Promise<ElementSize> {
  const { metafile } = await build({
    stdin: { contents: `import '@contapro/ui/elements/${name}'`, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'bundle',
    logLevel: 'error',
  })
  const script = importsOf(metafile, linksOf(metafile, '<stdin>', 'import-statement'))
  const first = [...script].flatMap((file) => linksOf(metafile, file, 'dynamic-import'))
  const widget = importsOf(metafile, [...script, ...first])
  return { script: bytesOf(script), widget: bytesOf(widget), files: widget.size }
}

function linksOf({ inputs }: Metafile, file: string, kind: 'import-statement' | 'dynamic-import'): string[] {
  return (inputs[file]?.imports ?? []).filter((link) => link.kind === kind).map(({ path }) => path)
}

/** Files, and what they import without being asked to. */
function importsOf(metafile: Metafile, starts: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    linksOf(metafile, file, 'import-statement').forEach(visit)
  }
  starts.forEach(visit)
  return files
}

const bytesOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipBytes(readFileSync(file)), 0)
