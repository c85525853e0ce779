import type { Product } from '../product/product.ts'
import { expect } from '../product/test.ts'
import { readMailedLinks } from './read-mailed-links.ts'

/** The link that confirms the address of the newest account. Its mail is sent in the background. */
export async function readConfirmationLink({ mailFolder }: Product): Promise<string> {
  let links: string[] = []
  await expect(async () => {
    links = await readMailedLinks(mailFolder, '/confirmar-correo')
    expect(links).not.toEqual([])
  }).toPass()
  return links.at(-1) ?? ''
}
