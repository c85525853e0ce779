// Plain JavaScript for any Node.js from 20 on: these files run before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { limits } from './limits.js'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const bin = join(root, 'node_modules', '.bin')
const pnpm = 'pnpm@12.21.0'

/** Says one line of what is being done. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Ends the command with what happened and what to do about it. */
export function fail(problem, remedy) {
  process.stderr.write(`\n✖ ${problem}\n  ${remedy}\n`)
  process.exit(1)
}

/** The environment of a program in a folder of the workspace: its own Node.js and tools come first. */
export function environment(cwd) {
  const path = [join(root, cwd, 'node_modules', '.bin'), bin, process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path }
}

/** Runs a program below the repository, for `minutes` at most; answers its exit code. `hide`: lines not worth showing. */
export function run(command, args, { cwd = '.', env = {}, minutes, hide } = {}) {
  return new Promise((resolve) => {
    const stdio = hide ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: join(root, cwd), stdio, env: { ...environment(cwd), ...env } })
    for (const input of hide ? [child.stdout, child.stderr] : []) {
      createInterface({ input }).on('line', (line) => hide.test(line) || say(line))
    }
    const stop = () => {
      process.stderr.write(`stopped after ${minutes} minutes\n`)
      child.kill('SIGKILL')
    }
    const timer = minutes && setTimeout(stop, minutes * 60_000)
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    const done = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code)
    }
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      done(127)
    })
    child.once(hide ? 'close' : 'exit', (code) => done(code ?? 1))
  })
}

function filesBelow(folder, skip) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skip.includes(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name), skip) : [join(folder, entry.name)]))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** One hash of the content of files and folders, given from the root. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.filter((p) => existsSync(join(root, p)))) {
    const files = statSync(join(root, path)).isDirectory() ? filesBelow(path, ['node_modules', 'dist']) : [path]
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Does `work` unless the stamp file says that it was done for these very sources. */
export async function unlessFresh(stamp, sources, work) {
  const file = join(root, stamp)
  const hash = hashOf(sources)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** The manifests of the repository and its workspaces, as paths from the root. */
export function manifests() {
  const folders = ['packages', 'apps', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
  return ['.', 'tests', ...folders]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
}

/** Installs the workspace's packages when they are missing or older than the lockfile. */
export async function ensurePackages() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    fail(`Node.js ${process.versions.node} is too old.`, 'Install Node.js 20 or later, then run this again.')
  await unlessFresh(
    'node_modules/.contapro-installed',
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()],
    async () => {
      say('Installing packages (the first time takes about half a minute)…')
      // Packages that ask for a newer Node.js than the caller's run on the packaged one.
      const hide = /Unsupported engine|deprecated|Agent skills|pnpm approve|^npm error(?!.*failed)/
      const args = ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter', 'append-only']
      const code = await run('npx', args, { minutes: limits.run.stepMinutes, hide })
      if (code !== 0) {
        fail(
          'The packages could not be installed.',
          'Check the connection to the npm registry (npm ping) and the space on the disk, then run this again.',
        )
      }
    },
  )
  if (!existsSync(join(bin, 'node')) && major < 24) {
    fail(
      `This system has no packaged Node.js 24, and its own is ${process.versions.node}.`,
      'Install Node.js 24 or later, then run this again.',
    )
  }
}

const webSources = [
  'openapi',
  'apps/web',
  'packages/contapro-sunat/src',
  'packages/contapro-sdk/src',
  'packages/contapro-ui/src',
  'pnpm-lock.yaml',
]

/** Builds the web app when its sources are newer than what was built. */
export async function ensureWeb() {
  await unlessFresh('apps/web/dist/.contapro-sources', webSources, async () => {
    say('Building the web app…')
    if (
      (await run('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/web', minutes: limits.run.stepMinutes })) !== 0
    ) {
      fail('The web app could not be built.', 'Look at the message above; `npm run verify` tells more.')
    }
  })
}

const referenceSources = [
  'tools/reference',
  'packages/contapro-sunat/src',
  'packages/contapro-sdk/src',
  'pnpm-lock.yaml',
]

/** Writes the reference that Storybook serves when what it describes is newer. */
export async function ensureReference() {
  await unlessFresh('apps/storybook/public/reference/.contapro-sources', referenceSources, async () => {
    say('Writing the reference…')
    if ((await run('node', ['generate.ts'], { cwd: 'tools/reference', minutes: limits.run.stepMinutes })) !== 0) {
      fail('The reference could not be written.', 'Look at the message above; `npm run verify` tells more.')
    }
  })
}

/** Builds the packages as they are published. */
export async function buildPackages() {
  say('Building the packages…')
  const args = ['--yes', pnpm, '--filter', './packages/*', '--reporter-hide-prefix', 'run', 'build']
  if ((await run('npx', args, { minutes: limits.run.stepMinutes, hide: /^(?!.*error)/i })) !== 0) {
    fail('The packages could not be built.', 'Look at the message above; `npm run verify` tells more.')
  }
}

/** Makes sure that a browser is there for the tests: the packaged one, or the one that CHROMIUM_PATH names. */
export async function ensureBrowser() {
  say('Looking at the browser of the tests…')
  if ((await run('node', ['tools/browser/check.js'], { minutes: limits.run.stepMinutes })) !== 0) {
    fail(
      'No browser for the tests could be started.',
      'The packaged browser runs on x64 Linux. Elsewhere name a Chromium in CHROMIUM_PATH, then run this again.',
    )
  }
}

/** Makes ready what steps need beside the packages: a browser, the web app. */
export async function prepare(steps) {
  if (steps.some(({ wantsBrowser }) => wantsBrowser)) await ensureBrowser()
  if (steps.some(({ wantsWeb }) => wantsWeb)) await ensureWeb()
}
