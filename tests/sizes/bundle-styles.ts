import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

const entry = '/host.js'

/**
 * The styles that a host's bundle carries for the names that it imports, minified, parts that load on use included. By
 * Vite, which leaves out the sheets of modules that it leaves out; esbuild keeps them all.
 */
export async function bundleStyles(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The built packages, as a host has them, and not their sources.
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'host',
        resolveId: (id, importer) => (importer ? undefined : id),
        load: (id) => (id === entry ? `${code}\nexport default 0` : undefined),
      },
    ],
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/, /^@contapro\/(sdk|sunat)(\/|$)/],
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const sheets = output.flatMap((part) => (part.type === 'asset' ? [String(part.source)] : []))
  // Vite orders the parts by names that change with the code, and the gzipped size changes with the order.
  return sheets.toSorted((a, b) => b.length - a.length).join('\n')
}
