/** Who signs in, and by what. */
export interface Account {
  readonly email: string
  readonly password: string
}

const withDemoPassword = (email: string): Account => ({ email, password: 'Contapro2026' })

/** The accounts of the demo data (decisions 7). */
export const demoAccounts = {
  /** Group A, companies in all four statuses. */
  estudio: withDemoPassword('demo@contapro.pe'),
  /** Group B. */
  freelance: withDemoPassword('freelance@contapro.pe'),
  siscont: withDemoPassword('siscont@contapro.pe'),
  withoutCompany: withDemoPassword('nueva@contapro.pe'),
  withoutPlan: withDemoPassword('sinplan@contapro.pe'),
} as const
