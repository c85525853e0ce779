import { createContaproClient, createUser } from '@contapro/sdk'
import type { RunningServer } from '@contapro/api/testing'
import type { Known } from './known.ts'
import { mailedToken } from './mailed-token.ts'

const facts = {
  name: 'Marcos',
  last_name: 'Ríos Tello',
  document_number: '41230000',
  email: 'marcos@example.com',
  phone_number: '912340000',
  accountant_profile: 'Contador Freelance',
  password: 'Contapro2026',
} as const

/** Registers an account as a visitor would, and reads the token of the mail that confirms its address. */
export async function registerNewcomer({ url, services }: RunningServer, dataDir: string): Promise<Known['newcomer']> {
  const { access_token: token } = await createUser(createContaproClient({ baseUrl: url, eventLog: false }), facts)
  await services.mailJobs.idle()
  return { token, confirmationToken: await mailedToken('/confirmar-correo', dataDir) }
}
