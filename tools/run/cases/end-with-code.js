import { isFirstTime } from './first-time.js'

process.stdout.write('The server could not begin to listen.\n')
process.exitCode = isFirstTime('code') ? 3 : 0
