import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSheets } from './write-sheets.ts'

const layers = '@layer contapro.tokens, contapro.parts;'
const parts: Readonly<Record<string, string>> = {
  layers,
  theme: '@layer contapro.tokens { [data-cp-theme] { --cp-space-1: 4px; --cp-topbar-bg: white } }',
  button: '@layer contapro.parts { .button { padding: 0 } }',
  menu: '@layer contapro.parts { .menu { gap: 0 } }',
  sidebar: '@layer contapro.parts { .sidebar { margin: 0 } }',
}

let folder: string
const sheet = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contapro-sheets-'))
  await mkdir(join(folder, 'styles'))
  for (const [part, css] of Object.entries(parts)) await writeFile(join(folder, `styles/${part}.css`), css)
  await writeFile(join(folder, 'styles/parts.json'), JSON.stringify({ parts: Object.keys(parts), components: {} }))
})
afterEach(() => rm(folder, { recursive: true }))

it('puts every part into one sheet: what stands on the page, what opens over it, what pages add', async () => {
  await writeSheets(folder)
  expect(await sheet('styles.css')).toBe(
    '@layer contapro.tokens{[data-cp-theme]{--cp-space-1:4px}}@layer contapro.parts{.button{padding:0}}',
  )
  expect(await sheet('overlays.css')).toBe('@layer contapro.tokens;@layer contapro.parts{.menu{gap:0}}')
  expect(await sheet('pages.css')).toBe(
    '@layer contapro.tokens{[data-cp-theme]{--cp-topbar-bg:white}}@layer contapro.parts{.sidebar{margin:0}}',
  )
})

it('leaves each part a sheet of its own that names the layers first, and the theme has every token', async () => {
  await writeSheets(folder)
  expect(await sheet('styles/menu.css')).toBe('@layer contapro.tokens;@layer contapro.parts{.menu{gap:0}}')
  expect(await sheet('styles/theme.css')).toBe(
    '@layer contapro.tokens{[data-cp-theme]{--cp-space-1:4px;--cp-topbar-bg:white}}@layer contapro.parts;',
  )
})
