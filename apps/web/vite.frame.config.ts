import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { packed } from './build/packed.ts'
import { type Parts, partsOfVisit } from './build/parts-of-visit.ts'

const frame = {
  root: import.meta.dirname,
  resolve: { conditions: ['contapro-source', ...defaultClientConditions] },
  build: {
    // Beside the app, whose build has emptied the folder.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'embed.html' },
  },
} satisfies UserConfig

const parts: Parts = {
  figures: ['embed/widgets/overview.ts', 'embed/widgets/evolution.ts'],
  cards: ['embed/widgets/company-cards.ts'],
  tables: ['embed/widgets/perceptions.ts', 'embed/widgets/retentions.ts'],
  lists: ['embed/widgets/purchase-vouchers.ts', 'embed/widgets/sales-vouchers.ts'],
  dashboard: ['embed/widgets/dashboard.ts'],
}

const language = () => [react(), vanillaExtractPlugin()]

export default defineConfig({
  ...frame,
  plugins: [...language(), partsOfVisit({ ...frame, plugins: language() }, { entry: 'frame', parts }), packed()],
})
