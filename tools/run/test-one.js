import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exactly } from './reporters/result-file.js'
import { fullSteps, packageSteps } from './steps.js'
import { root } from './workspace.js'

const isTestFile = (file) => /\.(test|spec|stories)\.(tsx?|js)$/.test(file)

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Files of tests in git or new. */
const testFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard').filter(isTestFile)

/** Files of tests whose text has a title; of the title of a test in a group, the test's own. */
const filesWith = (title) => git('grep', '--untracked', '-lF', '-e', title.split(' > ').at(-1)).filter(isTestFile)

/** The level that a file of tests belongs to. */
function levelOf(file) {
  if (file.startsWith('tests/e2e/')) return byName('e2e')
  if (file.endsWith('.stories.tsx') || file.startsWith('apps/storybook/')) return byName('stories')
  const [first, second] = file.split('/')
  if (first !== 'tests') return fullSteps.find(({ cwd, hasTests }) => hasTests && cwd === `${first}/${second}`)
  return fullSteps.find(({ cwd, command: [, args] }) => cwd === 'tests' && args.at(-1) === second)
}

const byName = (name) => fullSteps.find((step) => step.name === name)

/** The step that runs one file of tests, or those of its tests that have the title. What it prints is shown at once. */
function stepFor(file, title) {
  const level = levelOf(file)
  const [program, args] = level.command
  const path = program === 'playwright' ? exactly(join(root, file)) : join(root, file)
  const named = title ? [program === 'playwright' ? '--grep' : '--testNamePattern', exactly(title)] : []
  return { ...level, isShown: true, command: [program, [...args, path, ...named]] }
}

/** What to run for the words after `npm test --`, or why that cannot be said: `{steps}` or `{problem, remedy}`. */
export function oneTest(words) {
  const read = parsed(words)
  if (!read) return { problem: `npm test does not know ${words.join(' ')}.`, remedy: 'npm test -- PATH [-t TITLE]' }
  const { path, title } = read
  const files = path ? [relative(root, resolve(root, path))] : filesWith(title)
  const missing = path ? files.filter((file) => !isTestFile(file) || !existsSync(join(root, file))) : []
  if (missing.length > 0) {
    const near = testFiles().filter((file) => file.includes(path))
    return { problem: `There is no file of tests ${path}.`, remedy: hint(near) }
  }
  if (files.length === 0) {
    return {
      problem: `No file of tests has the text "${title}".`,
      remedy: 'A title that is put together is found by the path of its file.',
    }
  }
  const steps = files.map((file) => stepFor(file, title))
  const needs = new Set(steps.flatMap(({ needs: names = [] }) => names))
  return { steps: [...packageSteps.filter(({ name }) => needs.has(name)), ...steps] }
}

const hint = (near) =>
  near.length > 0 ? `Did you mean ${near.slice(0, 5).join(', ')}?` : 'Give its path from the root.'

function parsed(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { t: { type: 'string', short: 't' } },
      allowPositionals: true,
    })
    return positionals.length <= 1 && { path: positionals[0], title: values.t }
  } catch {
    return undefined
  }
}
