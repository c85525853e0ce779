import { defineConfig } from 'vite'

// In these modes the parts come without their own styles, as a server takes them, and the page links sheets: those of
// the package, one for each part, or that of the panels into a shadow root.
const linked = ['sheets', 'parts', 'isolated']

// Pages of programs that show the widgets; `react-strict` with React's own checks of StrictMode.
const hosts: Readonly<Record<string, string>> = {
  'react-host': 'react-host.html',
  'react-strict': 'react-host.html',
  'frame-host': 'frame-host.html',
  guide: 'guide.html',
}

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: { 'linked.css': `/src/${mode === 'parts' ? 'parts' : 'sheets'}.css` },
    ...(linked.includes(mode) ? { conditions: ['node'] } : {}),
  },
  build: { emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: hosts[mode] ?? 'index.html' } },
}))
