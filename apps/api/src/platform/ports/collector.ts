import type { UploadOrigin } from '../db/schema/uploads.ts'
import type { IncomingFile } from './incoming-file.ts'

/** A company as SUNAT knows it, and what opens its data there. Never logged. */
export interface SolCredentials {
  readonly ruc: string
  readonly solUsername: string
  readonly solPassword: string
  /** Client id and secret of the SUNAT API; undefined without. */
  readonly apiKey: string | undefined
  readonly apiSecret: string | undefined
}

/** How SUNAT took credentials (part 2 §8): 200 taken, 400 refused, 503 unstable, others a failure of who asked. */
export interface CredentialsVerdict {
  readonly code: number
  readonly source: 'portal-sunat' | 'api-sunat'
}

/** A company whose data are to be collected. */
export interface CollectedCompany extends SolCredentials {
  readonly name: string
}

/** How a collection ended. */
export type CollectionResult =
  /** The company's data are there. */
  | { readonly kind: 'collected' }
  /** The SOL user lacks modules, named as SUNAT names them. */
  | { readonly kind: 'missing-permissions'; readonly modules: readonly string[] }
  | { readonly kind: 'invalid-credentials' }
  /** SUNAT is still preparing the data. */
  | { readonly kind: 'not-yet'; readonly againInSeconds: number }
  /** This collector has nothing for the company: its first upload makes it VALID. */
  | { readonly kind: 'left-to-uploads' }

export interface CollectionOptions {
  /** Whether somebody has sent the company files. To be asked before each delivery: they may come while this one collects. */
  readonly hasUploadOfPerson: () => Promise<boolean>
  /** Takes files in as one upload; resolves when they are taken in or refused, or gave way. */
  readonly deliver: (files: AsyncIterable<IncomingFile>) => Promise<void>
  /** Set when the server stops, or when the credentials were changed meanwhile. */
  readonly signal: AbortSignal
}

/** Brings the data of companies from where they are kept. What it delivers twice is taken in once. */
export interface Collector {
  /** 'demo' for one that invents what it delivers: that gives way to whatever else the company gets (docs/decisions/0052). */
  readonly origin: Exclude<UploadOrigin, 'person'>
  /** Asks whether credentials open a company's data. */
  checkCredentials(credentials: SolCredentials, signal: AbortSignal): Promise<CredentialsVerdict>
  /** Collects. A failure that is nobody's answer is thrown, and tried again later. */
  collect(company: CollectedCompany, options: CollectionOptions): Promise<CollectionResult>
}
