/** An account that is signed in. */
export interface KnownAccount {
  readonly uuid: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A company as the server lists it. */
export interface KnownBusiness {
  readonly uuid: string
  readonly ruc: string
  readonly name: string
}

/** What the real server of the contract tests holds when they begin. Tests may change the partner's account and the spare company only. */
export interface Known {
  readonly url: string
  readonly accountant: KnownAccount
  /** An account of the partner software. */
  readonly partner: KnownAccount
  /** A key of the partner's server. */
  readonly partnerKey: string
  /** An account that registered itself, and the token of the mail that it got. */
  readonly newcomer: Pick<KnownAccount, 'token'> & { readonly confirmationToken: string }
  /** A token of a recovery link, of an account of its own; it can be used once. */
  readonly recoveryToken: string
  /** The accountant's company that has the sample month. */
  readonly business: KnownBusiness
  /** Another one, without vouchers, that tests may change. */
  readonly spare: KnownBusiness
  readonly taxPeriod: string
}

/** An operation as the contract has it, with the example of its answer; undefined where the answer is no JSON. */
export interface KnownOperation {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly needsToken: boolean
  readonly example?: unknown
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly known: Known
    readonly operations: Readonly<Record<string, KnownOperation>>
  }
}
