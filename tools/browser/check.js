// Starts the browser once, so that what is missing shows before the tests do.
import { spawnSync } from 'node:child_process'
import { browserLaunch } from './index.js'

const { executablePath, args, env } = browserLaunch()
const page = ['--headless', ...args, '--dump-dom', 'data:text/html,<p>contapro</p>']
const { status, stdout, stderr } = spawnSync(executablePath, page, { env, encoding: 'utf8', timeout: 60_000 })
if (status !== 0 || !stdout.includes('contapro')) {
  process.stderr.write(`${executablePath} did not start (${status}).\n${stderr}\n`)
  process.exit(1)
}
process.stdout.write(`Browser: ${executablePath}\n`)
