import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifests, root } from './workspace.js'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from a commit in the working tree, with new ones; deleted ones have no more to check. */
export function changedFiles(base) {
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(join(root, file)))
}

/** Every workspace's folder, with the folders that it takes code from. The contract is taken by whoever is generated from it. */
function workspaces() {
  const read = manifests()
    .filter((file) => file !== 'package.json')
    .map((file) => ({ folder: dirname(file), manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  const folderOf = new Map(read.map(({ folder, manifest }) => [manifest.name, folder]))
  const generated = new Set(['packages/contapro-sdk', 'apps/api', 'tools/contract'])
  return read.map(({ folder, manifest }) => ({
    folder,
    needs: [
      ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
        (name) => folderOf.get(name) ?? [],
      ),
      ...(generated.has(folder) ? ['openapi'] : []),
    ],
  }))
}

/** The folders whose checks a change may break: those of its files and all that take code from them; null when it may be any. */
export function affectedFolders(files) {
  const all = workspaces()
  const places = ['openapi', ...all.map(({ folder }) => folder)]
  const affected = new Set()
  for (const file of files) {
    const place = places.find((folder) => file.startsWith(`${folder}/`))
    if (place) affected.add(place)
    else if (!/^(docs|\.changeset)\/|\.md$/.test(file)) return null
  }
  for (let before = -1; before !== affected.size; ) {
    before = affected.size
    for (const { folder, needs } of all) if (needs.some((need) => affected.has(need))) affected.add(folder)
  }
  return affected
}

/** The checks of a change: format and lint of its files, types and quick tests of what takes code from them. */
export function stepsOfChange(steps, base) {
  const files = changedFiles(base)
  const affected = affectedFolders(files)
  if (affected === null) return steps
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  return steps.flatMap((step) => {
    const [program, args] = step.command
    if (step.name === 'format')
      return files.length ? [{ ...step, command: [program, ['format', '--no-errors-on-unmatched', ...files]] }] : []
    if (step.name === 'lint') return code.length ? [{ ...step, command: [program, code] }] : []
    if (step.cwd === undefined || step.cwd === 'tools/architecture') return affected.size ? [step] : []
    if (!affected.has(step.cwd)) return []
    return program === 'vitest'
      ? [{ ...step, command: [program, [...args, '--changed', base, '--passWithNoTests']], mayBeEmpty: true }]
      : [step]
  })
}
