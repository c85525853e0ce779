/** Reasons why no backup can be made or restored. */
export type BackupFault =
  | 'USAGE'
  | 'NO_DATABASE'
  | 'NO_ANSWER'
  | 'FILE_EXISTS'
  | 'FILE_UNREADABLE'
  | 'FILE_DAMAGED'
  | 'KEY_MISSING'
  | 'KEY_WRONG'
  | 'SCHEMA_NEWER'
  | 'TARGET_NOT_EMPTY'
  | 'NOT_THE_SAME'

/** A backup cannot be made or restored. The message is in Spanish, with the remedy. */
export class BackupError extends Error {
  readonly code: BackupFault

  constructor(code: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
    this.code = code
  }
}
