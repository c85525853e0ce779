/** An accountant of the demo. Persons, documents and telephones are invented. */
export interface DemoAccount {
  readonly email: string
  readonly name: string
  readonly lastName: string
  readonly documentNumber: string
  readonly phoneNumber: string
  readonly profile: 'Contador Freelance' | 'Estudio Contable' | 'Siscont'
  readonly group: 'A' | 'B'
  /** 1–4 monthly, 5–8 annual (decisions 34); null without subscription. */
  readonly planType: number | null
}

/** Password of every demo account (decisions 7). */
export const DEMO_PASSWORD: string = 'Contapro2026'

/** The accounts of decisions 7. */
export const demoAccounts: readonly DemoAccount[] = [
  account('demo@contapro.pe', ['Rosa Elvira', 'Quispe'], 1, { profile: 'Estudio Contable', group: 'A', planType: 7 }),
  account('freelance@contapro.pe', ['Martín', 'Salazar Cárdenas'], 2, {
    profile: 'Contador Freelance',
    group: 'B',
    planType: 1,
  }),
  account('siscont@contapro.pe', ['Lucía', 'Benavides Paredes'], 3, { profile: 'Siscont', group: 'A', planType: 5 }),
  account('nueva@contapro.pe', ['Andrea', 'Villanueva Ríos'], 4, {
    profile: 'Contador Freelance',
    group: 'A',
    planType: 1,
  }),
  account('sinplan@contapro.pe', ['Jorge Luis', 'Zegarra Medina'], 5, {
    profile: 'Estudio Contable',
    group: 'A',
    planType: null,
  }),
]

function account(
  email: string,
  [name, lastName]: readonly [string, string],
  sequence: number,
  rest: Pick<DemoAccount, 'profile' | 'group' | 'planType'>,
): DemoAccount {
  return { email, name, lastName, documentNumber: `9900000${sequence}`, phoneNumber: `90000000${sequence}`, ...rest }
}
