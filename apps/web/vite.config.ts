import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { buildFrame } from './build/build-frame.ts'
import { prerenderSignIn } from './build/prerender-sign-in.ts'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), prerenderSignIn(), buildFrame()],
  resolve: { conditions: ['contapro-source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['contapro-source', ...defaultServerConditions] } },
  build: {
    // Nothing becomes a data: address: the content security policy takes fonts and styles from files only.
    assetsInlineLimit: 0,
    // The styles of all pages are 17 kB compressed: one file costs less than one for each part.
    cssCodeSplit: false,
    // What every page needs comes in one file instead of fifty crumbs.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/app': 'http://127.0.0.1:3000' } },
})
