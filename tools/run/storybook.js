import { ensurePackages, run } from './workspace.js'

await ensurePackages()
process.exitCode = await run('storybook', ['dev', '-p', '6006', '--no-open', '--ci'], { cwd: 'apps/storybook' })
