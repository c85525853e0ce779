import { createContaproClient, requestPasswordRecovery } from '@contapro/sdk'
import { mailedToken } from './mailed-token.ts'

/** Requests the first recovery link of a server, for an address, and reads its token from the mail. */
export async function recoveryTokenOf(email: string, url: string, dataDir: string): Promise<string> {
  await requestPasswordRecovery(createContaproClient({ baseUrl: url, eventLog: false }), email)
  return mailedToken('/recuperar-contrase%C3%B1a', dataDir)
}
