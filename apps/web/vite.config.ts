import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { buildFrame } from './build/build-frame.ts'
import { packed } from './build/packed.ts'
import { type Parts, partsOfVisit } from './build/parts-of-visit.ts'
import { writePages } from './build/write-pages.ts'

const app = {
  root: import.meta.dirname,
  resolve: { conditions: ['contapro-source', ...defaultClientConditions] },
  build: {
    // Nothing becomes a data: address: the content security policy takes fonts and styles from files only.
    assetsInlineLimit: 0,
    // The styles of all pages are 17 kB compressed: one file costs less than one for each part.
    cssCodeSplit: false,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig

const parts: Parts = {
  access: ['pages/login/sign-in-page.tsx'],
  shell: ['app/private-area.ts'],
  companies: ['pages/inicio/companies-page.tsx'],
  dashboard: ['pages/dashboard/dashboard-index-page.tsx'],
  lists: ['pages/dashboard/comprobantes/vouchers-page.tsx'],
}

const language = () => [react(), vanillaExtractPlugin()]

export default defineConfig({
  ...app,
  plugins: [
    ...language(),
    partsOfVisit({ ...app, plugins: language() }, { entry: 'app', parts }),
    packed(),
    writePages(),
    buildFrame(),
  ],
  ssr: { noExternal: true as const, resolve: { conditions: ['contapro-source', ...defaultServerConditions] } },
  server: { proxy: { '/app': 'http://127.0.0.1:3000' } },
})
