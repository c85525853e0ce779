/** Why a server does not start. */
export type StartRefusal =
  | 'DATABASE_BROKEN'
  | 'DATABASE_MISSING'
  | 'SCHEMA_NEWER'
  | 'TABLE_UNREADABLE'
  | 'SEALING_KEY_LOST'
  | 'DOCUMENTS_MISSING'

/** With what it found, a server would lose data or show less than there is. The message is one sentence in Spanish with the remedy. */
export class StartRefusedError extends Error {
  readonly code: StartRefusal

  constructor(code: StartRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartRefusedError'
    this.code = code
  }
}
