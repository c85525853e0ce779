import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** Inter in its alphabets, then the emoji, both under the OFL. Each file holds some alphabets only, Latin first. */
const PACKAGES = ['@fontsource-variable/inter', '@fontsource-variable/noto-emoji']
const UPRIGHT = '-wght-normal.woff2'
const LATIN = `inter-latin${UPRIGHT}`

let families: string | undefined

/** The families to draw with: each character comes from the first one that has it. Registers the packaged fonts once. */
export function fontFamilies(): string {
  families ??= fontFiles()
    .map((file, index) => {
      const family = `print-${index}`
      if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font ${file} cannot be read.`)
      return `"${family}"`
    })
    .join(', ')
  return families
}

function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return PACKAGES.flatMap((name) => {
    const folder = join(dirname(resolve(`${name}/package.json`)), 'files')
    const names = readdirSync(folder).filter((file) => file.endsWith(UPRIGHT))
    return names.toSorted((a, b) => Number(b === LATIN) - Number(a === LATIN)).map((file) => join(folder, file))
  })
}
