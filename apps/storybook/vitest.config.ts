import { join } from 'node:path'
import { browserLaunch, packagedBrowserLaunch } from '@contapro/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

const pictures = join(import.meta.dirname, 'src/visual/pictures')
const differences = join(import.meta.dirname, '../../test-results/visual')

export default defineConfig({
  test: {
    ...limits.vitest,
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
        test: {
          ...limits.vitest,
          name: 'storybook',
          // Stories clean up after themselves: one page serves all files, which halves the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: limits.vitest.testTimeout,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            // Nothing moves: what a test sees is what stays.
            provider: playwright({
              launchOptions: browserLaunch(),
              contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits.vitest,
          name: 'visual',
          // All files share one window, whose size each picture sets.
          fileParallelism: false,
          include: ['src/visual/*.visual.test.tsx'],
          isolate: false,
          attachmentsDir: differences,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: limits.vitest.testTimeout,
            screenshotFailures: false,
            viewport: { width: 800, height: 900 },
            // The packaged browser everywhere: another one draws letters otherwise.
            provider: playwright({
              launchOptions: packagedBrowserLaunch(),
              contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                timeout: limits.expectationMs,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
                resolveScreenshotPath: ({ arg, ext }) => join(pictures, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => join(differences, `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        test: {
          name: 'pages',
          include: ['src/{strict-csp,hostile-hosts,raised-hosts,forced-colors,guides}/*.test.ts'],
        },
      },
    ],
  },
})
