import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the token of a link to `page`, an encoded path, from the mails that the server writes below its data folder. */
export async function mailedToken(page: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  for (const name of await readdir(folder)) {
    const mail = await readFile(join(folder, name), 'utf8')
    // Quoted-printable ends a line that goes on with an equals sign.
    const [, token] = new RegExp(`${page}#([\\w.-]+)`).exec(mail.replaceAll(/=\r?\n/g, '')) ?? []
    if (token !== undefined) return token
  }
  throw new Error(`No mail has a link to ${page}.`)
}
