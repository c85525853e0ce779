import { exactly, fromRoot, ownFrame, plain, write } from './result-file.js'

/** Writes down each result of vitest's as soon as it is known, with the arguments that run the test alone. */
export default class VitestResults {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    // Vitest marks what it was told not to run, and what it does not reach after a failed hook or the last failure allowed.
    if (state === 'skipped' && (isPartial(test.project) || isStopped(test))) return
    const [error] = state === 'skipped' ? [{ name: 'AssertionError', message: 'The test is skipped.' }] : errors
    write({
      test: {
        title: test.fullName,
        ...placeOf(test.module, error),
        ms: test.diagnostic()?.duration ?? 0,
        passed: state === 'passed',
        again: [...moduleArgs(test.module), '--testNamePattern', `^${exactly(test.fullName)}$`],
      },
    })
  }

  onTestSuiteResult(suite) {
    for (const error of suite.errors()) writeModuleFault(suite.module, error)
  }

  onTestModuleEnd(module) {
    for (const error of module.errors()) writeModuleFault(module, error)
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) write({ error: messageOf(error) })
    write({ end: true })
  }
}

const isPartial = ({ vitest }) => vitest.config.testNamePattern !== undefined

const isStopped = (test) =>
  test.project.vitest.isCancelling ||
  test.module.errors().length > 0 ||
  ancestors(test).some((s) => s.errors().length > 0)

const ancestors = ({ parent }) => (parent.type === 'suite' ? [parent, ...ancestors(parent)] : [])

/** A file that cannot be loaded, or whose hook fails, runs again as a whole. */
const writeModuleFault = (module, error) =>
  write({
    test: { title: 'the file itself', ...placeOf(module, error), ms: 0, passed: false, again: moduleArgs(module) },
  })

const moduleArgs = ({ moduleId, project }) => [moduleId, ...(project.name ? ['--project', project.name] : [])]

function placeOf({ moduleId }, error) {
  const frames = error?.stacks ?? []
  const line = frames.find(({ file }) => file === moduleId)?.line
  return { file: fromRoot(moduleId), line, message: error && messageOf(error), frame: ownFrame(frames) }
}

const messageOf = ({ name = 'Error', message, diff }) =>
  [name === 'AssertionError' ? message : `${name}: ${message}`, diff].map(plain).filter(Boolean).join('\n')
