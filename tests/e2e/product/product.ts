import type { StoredEvent } from '@contapro/api/testing'
import type { ProductKindName } from './product-kinds.ts'

/** A server of one test and the account that can sign in. */
export interface Product {
  readonly id: string
  readonly url: string
  readonly email: string
  readonly password: string
  /** Where the mails that it sends are written. */
  readonly mailFolder: string
}

/** Starts a product that nobody else uses. */
export async function openProduct(kind: ProductKindName): Promise<Product> {
  return (await ask('POST', `/${kind}`)) as Product
}

/** Ends a product and removes its data. */
export async function closeProduct({ id }: Product): Promise<void> {
  await ask('DELETE', `/${id}`)
}

/** Moves the clock of a product's server on, by hours. */
export async function passTime({ id }: Product, hours: number): Promise<void> {
  await ask('POST', `/${id}/time?ms=${hours * 3_600_000}`)
}

/** The event log of a product's server, which no call of it reads. */
export async function storedEvents({ id }: Product): Promise<readonly StoredEvent[]> {
  return (await ask('GET', `/${id}/events`)) as readonly StoredEvent[]
}

/** The server's log until now, as one text. */
export async function serverLog({ id }: Product): Promise<string> {
  return (await ask('GET', `/${id}/log`)) as string
}

async function ask(method: string, path: string): Promise<unknown> {
  const response = await fetch(`${process.env.CONTAPRO_PRODUCTS_URL}${path}`, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(`The product did not answer to ${method} ${path}: ${text}`)
  return JSON.parse(text)
}
