import { browserLaunch } from '@contapro/browser'
import { defineConfig } from '@playwright/test'
import limits from '../tools/run/limits.json' with { type: 'json' }

export default defineConfig({
  ...limits.playwright,
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // What the first server below says of itself, known once it is ready.
    baseURL: process.env.CONTAPRO_DEMO_URL,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1440, height: 900 },
    // A recording of everything (`--trace on`) would slow down every test.
    screenshot: 'only-on-failure',
    // Movements are painted by the processor here; the tests that look at one ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch(),
  },
  webServer: [
    {
      command: 'node --conditions=contapro-source e2e/product/serve-demo.ts',
      wait: { stdout: /The demo is ready at (?<contapro_demo_url>\S+)/ },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
    {
      command: 'node --conditions=contapro-source e2e/product/serve-products.ts',
      wait: { stdout: /Products can be asked for at (?<contapro_products_url>\S+)/ },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  ],
})
