import { readMailedLinks } from './read-mailed-links.ts'

/** The links that change a password, in the mails of a folder, oldest first. */
export function readRecoveryLinks(mailFolder: string): Promise<string[]> {
  return readMailedLinks(mailFolder, '/recuperar-contrase%C3%B1a')
}
