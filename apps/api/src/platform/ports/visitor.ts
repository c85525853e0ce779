/** The browser of a client, as it names itself. */
export interface Device {
  /** Null if the client does not name it. */
  readonly browser: string | null
  readonly operatingSystem: string | null
}

/** Who calls without a token. */
export interface Visitor {
  /** Address of the client, to count attempts by. */
  readonly client: string
  readonly device: Device
}

/** One device of one client, as far as calls without a token tell it apart. */
export const deviceKey = ({ client, device }: Visitor): string =>
  [client, device.browser, device.operatingSystem].join(' ')
