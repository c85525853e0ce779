import { buildPackages, ensureBrowser, ensurePackages, ensureWeb, run } from './workspace.js'

// `npm run bench sizes 5` prints the sizes alone, with the five largest modules of each.
const [part, ...rest] = process.argv.slice(2)
await ensurePackages()
await buildPackages()
if (part !== 'sizes') {
  await ensureBrowser()
  await ensureWeb()
}
const sizes = await run('node', ['sizes/main.ts', ...(part === 'sizes' ? rest : [])], { cwd: 'tests' })
process.exitCode =
  part === 'sizes'
    ? sizes
    : (await run('node', ['--conditions=contapro-source', 'bench/main.ts'], { cwd: 'tests' })) || sizes
