import { availableParallelism } from 'node:os'
import { browserLaunch } from '@contapro/browser'
import { defineConfig } from '@playwright/test'
import { demoPort, productsPort } from './e2e/product/ports.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  // Other tests run beside these.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${demoPort}`,
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
      command: `node --conditions=contapro-source e2e/product/serve-demo.ts ${demoPort}`,
      wait: { stdout: /The demo is ready/ },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `node --conditions=contapro-source e2e/product/serve-products.ts ${productsPort}`,
      wait: { stdout: /Products can be asked for/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
