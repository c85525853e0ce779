import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['contapro-source', ...defaultClientConditions] },
  build: {
    // Beside the app, whose build has emptied the folder.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'embed.html',
      output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } },
    },
  },
})
