import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The links that change a password, in the mails of a folder, oldest first. */
export async function readRecoveryLinks(mailFolder: string): Promise<string[]> {
  const names = (await readdir(mailFolder)).toSorted()
  return Promise.all(names.map(async (name) => linkOf(await readFile(join(mailFolder, name), 'utf8'))))
}

function linkOf(mail: string): string {
  // Quoted-printable ends a line that goes on with an equals sign, and writes an equals sign as =3D.
  const text = mail.replaceAll(/=\r?\n/g, '')
  const [link] = /http:\/\/\S+\/recuperar-contrase%C3%B1a#[\w-]+/.exec(text) ?? []
  if (link === undefined) throw new Error('The mail has no recovery link.')
  return link
}
