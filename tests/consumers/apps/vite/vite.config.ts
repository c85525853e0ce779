import { defineConfig } from 'vite'

// In the mode `linked` the parts come without their own styles, as a server takes them, and the page links the one sheet.
export default defineConfig(({ mode }) => ({
  resolve: mode === 'linked' ? { conditions: ['node'] } : {},
  build: { emptyOutDir: true },
}))
