import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The links to a page, an encoded path, in the mails of a folder, oldest first. */
export async function readMailedLinks(mailFolder: string, page: string): Promise<string[]> {
  const names = (await readdir(mailFolder)).toSorted()
  const links = names.map(async (name) => linksOf(await readFile(join(mailFolder, name), 'utf8'), page))
  return (await Promise.all(links)).flat()
}

/** The first link of a mail, which has it in its text and in its HTML. */
function linksOf(mail: string, page: string): readonly string[] {
  // Quoted-printable ends a line that goes on with an equals sign, and writes an equals sign as =3D.
  const text = mail.replaceAll(/=\r?\n/g, '')
  const [link] = new RegExp(`http://\\S+${page}#[\\w.-]+`).exec(text) ?? []
  return link === undefined ? [] : [link]
}
