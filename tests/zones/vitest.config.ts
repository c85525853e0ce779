import { join } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }
import { testsOfDatedSources } from './dated-sources.ts'

const conditions = ['contapro-source']
const packages = join(import.meta.dirname, '../../packages')

/** Everything below the screen: rules, client, session, forms, and the texts of amounts, dates and periods. */
const everyTest = [
  'contapro-sunat/{src,test}/**/*.test.ts',
  'contapro-sdk/{src,test}/**/*.test.ts',
  'contapro-ui/src/**/*{format,count,money,axis,date,month,period}*.test.ts',
]

/** Of those, `npm test` runs what depends on a clock or a date. */
const chosen = process.env.CONTAPRO_FULL === '1' ? everyTest : Object.values(testsOfDatedSources).flat()
const include = [join(import.meta.dirname, '*.test.ts'), ...chosen.map((pattern) => join(packages, pattern))]

/** SUNAT's dates are civil dates: the tests that `npm run verify` runs in Lima, east and west of it as far as it goes. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

export default defineConfig({
  test: {
    ...limits.vitest,
    projects: zones.map(
      (zone): TestProjectConfiguration => ({
        root: packages,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: zone,
          include,
          // The hooks only hand on what the client answers; they need a browser's document.
          exclude: [join(packages, 'contapro-sdk/test/react/**')],
          environment: 'node',
          env: { TZ: zone },
          provide: { zone },
          // A thread shares the zone of its process, a fork has its own.
          pool: 'forks',
          isolate: false,
        },
      }),
    ),
  },
})
