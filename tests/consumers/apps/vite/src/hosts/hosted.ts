/** What the test gives to the page before it loads. */
export interface Hosted {
  /** Contapro's web app. */
  readonly url: string
  readonly token: string
  readonly company: string
  readonly emptyCompany: string
}

declare global {
  interface Window {
    readonly hosted: Hosted
    /** What the page heard of its widgets. */
    heard: unknown[]
  }
}
