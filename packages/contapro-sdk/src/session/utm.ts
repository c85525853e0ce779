import { isRecord, textField } from '../json/json-record.ts'

/** Where a visit came from: the three fields of a campaign's address, as far as it has them. */
export interface Utm {
  readonly utm_source?: string
  readonly utm_medium?: string
  readonly utm_campaign?: string
}

/** Longest text of a field; the contract carries the same. */
const MAX_LENGTH = 200

/** The campaign's fields in an address's query (`location.search`); what is missing or empty is left out. */
export function utmOf(search: string): Utm {
  return readUtm(Object.fromEntries(new URLSearchParams(search)))
}

/** The fields in stored content. */
export function readUtm(value: unknown): Utm {
  if (!isRecord(value)) return {}
  const fields = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => {
    const text = textField(value, name)
    return text ? [[name, text.slice(0, MAX_LENGTH)]] : []
  })
  return Object.fromEntries(fields) as Utm
}
