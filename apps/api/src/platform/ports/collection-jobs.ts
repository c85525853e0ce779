/** Collects the data of companies that were registered, or whose credentials changed. */
export interface CollectionJobs {
  /** Begins to work, first with what a dead server left. */
  start(): void
  /** There is a new job. */
  wake(): void
  /** Resolves when no job is due. */
  idle(): Promise<void>
  /** Leaves off; what is unfinished is begun again by the next server. */
  stop(): Promise<void>
}
