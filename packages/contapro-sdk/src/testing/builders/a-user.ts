import type { User } from '../../contract/contract.ts'
import { seededUuid } from '../seeded-random.ts'

/** An accountant of a firm with a paid plan. */
export function aUser(facts: Partial<User> = {}): User {
  return {
    uuid: seededUuid('user'),
    name: 'Rosa Elena',
    last_name: 'Quispe Mamani',
    document_number: '40000001',
    email: 'demo@contapro.pe',
    phone_number: '900000001',
    accountant_profile: 'Estudio Contable',
    subscription: { plan_type: 3, end_date: '2027-12-31' },
    ...facts,
  }
}
