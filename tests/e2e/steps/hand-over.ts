import { partnerKey } from '../product/partner-key.ts'
import type { Product } from '../product/product.ts'

/** The company that is open in the partner's program. */
export interface OpenCompany {
  readonly ruc: string
  readonly razon_social: string
}

/** The partner's server hands its customer over, as any program would; answers the token for the address. */
export async function handOver({ url, email }: Product, company?: OpenCompany): Promise<string> {
  const { handover } = (await post(`${url}/app/internal/siscont/handovers`, { email, company }, partnerKey)) as {
    handover: string
  }
  return handover
}

/** An access token of the product's account. */
export async function accessTokenOf({ url, email, password }: Product): Promise<string> {
  const { access_token: token } = (await post(`${url}/app/internal/siscont/sign-in`, { email, password })) as {
    access_token: string
  }
  return token
}

/** The address that the partner's program opens. */
export const partnerAddress = (query: Readonly<Record<string, string>> = {}): string =>
  `/siscont/validate?${new URLSearchParams(query).toString()}`

async function post(url: string, json: object, bearer?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(json),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
