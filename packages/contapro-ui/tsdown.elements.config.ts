import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'
import { sheetsAsText } from './sheets/sheets-as-text.ts'

const folder = 'dist/elements'

/**
 * The elements as scripts that a page loads as they are, React and styles inside, in the place of the modules that the first
 * build made of them. What an element draws with is loaded when one is in the page.
 */
const config: UserConfig = defineConfig({
  entry: [`${folder}/*.js`],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: false,
  clean: false,
  outDir: folder,
  sourcemap: true,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  deps: { alwaysBundle: [/.*/] },
  plugins: [
    sheetsAsText(resolve(folder, 'element/shared-styles.js')),
    {
      name: 'contapro-take-the-place-of-modules',
      // They have been read by now.
      generateBundle: () =>
        Promise.all(globSync(`${folder}/**/*.{js,map}`).map((file) => rm(file))).then(() => undefined),
    },
  ],
  // A library's word to a framework that renders on a server.
  suppressWarnings: /module level directive/,
  outputOptions: {
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [
        // What every script needs at once. The rest of that folder loads with the first element.
        {
          name: 'shell',
          priority: 2,
          test: /elements\/element\/(?!stage|element-scene|element\.messages|settings-problem|shared-access)/,
        },
        // What most elements need is one file, not thirty: measured, fewer bytes too.
        { name: 'shared', priority: 1, minShareCount: 8 },
      ],
    },
  },
})

export default config
