/** Takes in what was uploaded. */
export interface Ingestion {
  /** Marks what this server receives and writes. */
  readonly serverId: string
  /** There is something new to take in. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Whether it finds the work that there is: its last looks for work ended well, and not long ago. */
  isLooking(): boolean
}
