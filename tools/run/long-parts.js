import { existsSync } from 'node:fs'
import { mutation, onPackages, playwright, vitest } from './steps.js'

const env = { CONTAPRO_LONG: '1' }
const long = (step) => ({ ...step, env: { ...step.env, ...env } })
const full = (step) => ({ ...step, wantsFullBrowser: true })

/** The screens of every day in a browser as people have it, with its own fonts, viewer of PDF files and rules of storage. */
const fullBrowserScreens = playwright(
  'full-browser-screens',
  'every-screen',
  'sign-in-and-see-igv',
  'upload-frame',
  'vouchers',
  'month-close',
)

/**
 * The parts of `npm run test:long`, each named by what it does to the product and done in less than half an hour: tests that try
 * a few seeded cases in `npm test` try many here, and hosts and screens are looked at in a full browser.
 */
export const longParts = [
  long(vitest('random-names', 'packages/contapro-sunat', 'random-names')),
  long(vitest('spreadsheets', 'packages/contapro-sunat', 'random-damage')),
  long(vitest('damaged-files', 'tests', '--project', 'damaged-files')),
  long(vitest('random-months', 'tests', '--project', 'golden', 'random-months')),
  long(vitest('upload-orders', 'apps/api', 'upload-order', 'ingestion/deposits')),
  long(vitest('upload-undos', 'apps/api', 'ingestion/random-undos')),
  long(vitest('kills-embedded', 'apps/api', 'kills-pglite')),
  long(vitest('kills-postgres', 'apps/api', 'kills-postgres')),
  long(vitest('servers', 'tests', '--project', 'faults', 'several-servers', 'killed-server')),
  long(vitest('power', 'tests', '--project', 'faults', 'power-loss')),
  long(vitest('load', 'tests', '--project', 'load', 'load.test')),
  long(vitest('soak', 'tests', '--project', 'load', 'soak')),
  long(onPackages(vitest('hosts', 'tests', '--root', 'consumers', 'html', 'react-host', 'frame-host'))),
  mutation('mutation'),
  full(onPackages(vitest('full-browser-hosts', 'tests', '--root', 'consumers'))),
  full(onPackages(fullBrowserScreens)),
]

/** Why a part cannot run on this machine, with what to do about it; undefined when it can. */
export function obstacleOf({ wantsFullBrowser }) {
  const browser = process.env.CHROMIUM_PATH
  if (!wantsFullBrowser || (browser && existsSync(browser))) return undefined
  return 'needs a full browser: install one (Debian: apt-get install chromium) and name it in CHROMIUM_PATH'
}
