import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from '../config.ts'
import { describeError } from '../errors/describe-error.ts'

/** The server's log: one JSON line each, on the standard output unless told otherwise. Failures are told without values. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { error: describeError, err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}
