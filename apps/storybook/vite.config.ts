import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // `npm run test:full` sets CONTAPRO_FULL, which stories read as `import.meta.env`.
  envPrefix: ['VITE_', 'CONTAPRO_FULL'],
  resolve: { conditions: ['contapro-source', ...defaultClientConditions] },
  // What is imported on use only. Found late, Vite would bundle it and load the page again in the middle of a test.
  optimizeDeps: {
    include: [
      '@contapro/ui > recharts',
      '@contapro/ui > @base-ui/react/menu',
      '@contapro/ui > @base-ui/react/popover',
      '@contapro/ui > @base-ui/react/combobox',
      '@contapro/ui > @floating-ui/dom',
      '@contapro/ui > react-day-picker',
      '@contapro/ui > @base-ui/react/csp-provider',
      '@contapro/ui > @radix-ui/react-dialog',
      '@contapro/ui > @radix-ui/react-tabs',
      '@contapro/ui > lucide-react',
      '@contapro/ui > clsx',
      'axe-core',
    ],
  },
})
