import { exactly, fromRoot, ownFrame, plain, write } from './result-file.js'

/** Writes down each result of Playwright's as soon as it is known, with the arguments that run the test alone. */
export default class PlaywrightResults {
  onTestEnd(test, { status, duration, error }) {
    if (status === 'interrupted') return
    const passed = status === test.expectedStatus && status !== 'skipped'
    const { file, line } = test.location
    const titles = test.titlePath().slice(3)
    write({
      test: {
        title: titles.join(' > '),
        file: fromRoot(file),
        line: error?.location?.file === file ? error.location.line : line,
        ms: duration,
        passed,
        message: passed ? undefined : plain(error?.message ?? `The test is ${status}.`),
        frame: ownFrame(framesOf(error?.stack)),
        again: [exactly(file), '--grep', ` ${exactly(titles.join(' '))}$`],
      },
    })
  }

  onError({ message }) {
    write({ error: plain(message) })
  }

  onEnd() {
    write({ end: true })
  }
}

function framesOf(stack = '') {
  return [...plain(stack).matchAll(/^ *at (?:(.+) \()?(\/[^:)]+):(\d+):\d+\)?$/gm)].map(([, method, file, line]) => ({
    method,
    file,
    line,
  }))
}
