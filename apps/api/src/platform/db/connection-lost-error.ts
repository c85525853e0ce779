/** The connection to the database was lost, or none could be made. It can be tried again. SQLSTATE 08006. */
export class ConnectionLostError extends Error {
  readonly code = '08006'
  constructor(cause: unknown) {
    super('The connection to the database was lost.', { cause })
  }
}
