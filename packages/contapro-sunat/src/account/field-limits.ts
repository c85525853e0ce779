/** Lengths of what people type: exact where a number has one, else the longest; the contract carries the same (part 1 §9). */
export interface FieldLimits {
  readonly ruc: number
  readonly dni: number
  readonly mobileNumber: number
  readonly solUser: number
  readonly solPassword: number
  /** API key and API secret. */
  readonly apiKey: number
  /** A name or surname of a person. */
  readonly personName: number
  /** RFC 5321. */
  readonly email: number
  /** Shortest password of an account. */
  readonly passwordMin: number
  /** Longest password of an account. */
  readonly passwordMax: number
}

/** Lengths of what people type; the contract carries the same (part 1 §9). */
export const fieldLimits: FieldLimits = {
  ruc: 11,
  dni: 8,
  mobileNumber: 9,
  solUser: 8,
  solPassword: 12,
  apiKey: 100,
  personName: 100,
  email: 254,
  passwordMin: 6,
  passwordMax: 200,
}
