// `node gate-record.js` writes the result of a run, as the end of `npm test` does.
import { recordGate } from '../gate-record.js'

const results = [{ passed: true }, { passed: true }, { passed: false }]
recordGate({ commit: 'c0ffee', dirty: false }, [{ results, flaky: [{ passed: false }] }], 480.4)
