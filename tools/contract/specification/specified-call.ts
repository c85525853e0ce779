/** A call as the specification or its decisions name it, typed in by hand. */
export interface SpecifiedCall {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /app/internal/${string}`
  readonly source: string
  /** The call takes no bearer token (part 1 §6). */
  readonly isOpen?: true
  /** Names of the query; `filters.ruc` is a field of the JSON text in `filters`. */
  readonly query?: readonly string[]
  readonly body?: readonly string[]
  /** Fields of the answer that the specification names. */
  readonly answer?: readonly string[]
}
