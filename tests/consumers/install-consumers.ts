import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { run } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the installed consumers stand, one folder each. */
    consumers: string
  }
}

const packages = ['sunat', 'sdk', 'ui']
const pnpm = ['--yes', 'pnpm@12.21.0']

/** Consumer → the folder of its sources: the two of React differ by their `package.json` alone. */
const sources = { node: 'node', 'plain-html': 'plain-html', 'react-18': 'vite', 'react-19': 'vite' }

/** Packs the packages as they would be published, and installs the consumers from the tarballs, far from the workspace. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'contapro-consumers-'))
  await mkdir(join(folder, 'packed'))
  for (const name of packages) await pack(name, join(folder, 'packed'))
  const wanted = await consumersOf(project)
  await Promise.all(wanted.map(([name, source]) => install(folder, name, source)))
  project.provide('consumers', folder)
  return () => rm(folder, { recursive: true })
}

/** Consumers that the test files of this run name. */
async function consumersOf(project: TestProject): Promise<[name: string, source: string][]> {
  const { testFiles } = await project.globTestFiles()
  const texts = testFiles.map((file) => readFileSync(file, 'utf8'))
  return Object.entries(sources).filter(([name]) => texts.some((text) => text.includes(`'${name}'`)))
}

async function pack(name: string, target: string): Promise<void> {
  const source = join(import.meta.dirname, `../../packages/contapro-${name}`)
  if (!existsSync(join(source, 'dist/index.js'))) {
    throw new Error(`@contapro/${name} is not built, so there is nothing to pack. Run \`pnpm build\` in ${source}.`)
  }
  await run('npx', [...pnpm, 'pack', '--out', join(target, `contapro-${name}.tgz`)], source)
}

async function install(folder: string, name: string, source: string): Promise<void> {
  const target = join(folder, name)
  await cp(join(import.meta.dirname, 'apps', source), target, { recursive: true })
  await cp(join(import.meta.dirname, 'apps', name), target, { recursive: true })
  // The packed packages ask for each other by version; none is published before these tests pass.
  const packed = packages.map((each) => `  '@contapro/${each}': file:../packed/contapro-${each}.tgz`)
  await writeFile(
    join(target, 'pnpm-workspace.yaml'),
    ['overrides:', ...packed, 'strictDepBuilds: false', ''].join('\n'),
  )
  await run('npx', [...pnpm, 'install', '--prefer-offline', '--ignore-scripts'], target)
}
