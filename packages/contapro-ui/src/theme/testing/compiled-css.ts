import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import postcss, { type Container } from 'postcss'
import { build, type Rollup } from 'vite'

/** The style sheet that a style file of the theme folder compiles to, by the same plugin as in an app. */
export async function compiledCss(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      rollupOptions: { external: isForeign },
      minify: false,
      cssMinify: false,
      lib: { entry: fileURLToPath(new URL(file, new URL('..', import.meta.url))), formats: ['es'], fileName: 'theme' },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  const sheet = output.find((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error(`${file} compiled to no style sheet`)
  return String(sheet.source)
}

const isForeign = (id: string): boolean => /^(@?[a-z][\w-]*)(\/|$)/.test(id) && !id.startsWith('src/')

/** The custom properties of a style sheet, and its colour schemes, by where they hold: `(media) selector` → property → value. */
export function customProperties(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  postcss.parse(css).walkDecls(/^(--cp-|color-scheme$)/, (declaration) => {
    const rule = declaration.parent as Container & { selectors?: string[] }
    const media = rule.parent?.type === 'atrule' && 'params' in rule.parent ? rule.parent : undefined
    const condition = media && 'name' in media && media.name === 'media' ? `${String(media.params)} ` : ''
    for (const selector of rule.selectors ?? []) {
      const place = `${condition}${text(selector)}`
      const properties = found.get(place) ?? new Map<string, string>()
      properties.set(declaration.prop, text(declaration.value))
      found.set(place, properties)
    }
  })
  return found
}

/** One writing of what CSS allows several of. */
const text = (value: string): string => value.replaceAll(/\s+/g, ' ').replaceAll('"', "'").trim()
