import { buildPackages, ensureBrowser, ensurePackages, ensureWeb, run } from './workspace.js'

// `npm run bench sizes 5` prints the sizes alone, with the five largest modules of each; `npm run bench hostile` one part of the rest.
const [part, ...rest] = process.argv.slice(2)
await ensurePackages()
await buildPackages()
const isWhole = part === undefined
if (isWhole || ['sign-in', 'dashboard', 'table', 'memory'].includes(part)) {
  await ensureBrowser()
  await ensureWeb()
}
const sizes = isWhole || part === 'sizes' ? await run('node', ['sizes/main.ts', ...rest], { cwd: 'tests' }) : 0
const bench = ['--conditions=contapro-source', 'bench/main.ts', ...(isWhole ? [] : [part])]
process.exitCode = part === 'sizes' ? sizes : (await run('node', bench, { cwd: 'tests' })) || sizes
