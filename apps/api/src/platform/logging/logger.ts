/** What the engine says of itself; pino fits it. */
export interface Logger {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
