import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContaproClient, requestPasswordRecovery } from '@contapro/sdk'

/** Asks for a recovery link of an address, and reads its token from the mail that the server writes below its data folder. */
export async function recoveryTokenOf(email: string, url: string, dataDir: string): Promise<string> {
  await requestPasswordRecovery(createContaproClient({ baseUrl: url, eventLog: false }), email)
  const folder = join(dataDir, 'mail')
  const [name = ''] = await readdir(folder)
  const mail = await readFile(join(folder, name), 'utf8')
  // Quoted-printable ends a line that goes on with an equals sign.
  const [, token] = /recuperar-contrase%C3%B1a#([\w-]+)/.exec(mail.replaceAll(/=\r?\n/g, '')) ?? []
  if (token === undefined) throw new Error(`The mail ${name} has no recovery link.`)
  return token
}
