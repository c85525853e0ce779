import type { Contract } from '../../platform/http/contract/contract-values.ts'

/** A plan as the contract shows it. Prices are soles, IGV included. */
export type Plan = Contract<'plan'>

/** The plans of an installation that sets no others (CONTAPRO_PLANS): four, each monthly and, for ten months' price, annual. */
export const plansOnOffer: readonly Plan[] = [
  ...forms(1, { name: 'Inicial', monthly: 39, businesses: 3, description: 'Para empezar con tus primeros clientes.' }),
  ...forms(2, {
    name: 'Freelance',
    monthly: 79,
    businesses: 10,
    description: 'Para quien lleva varios RUC por su cuenta.',
  }),
  ...forms(3, {
    name: 'Estudio',
    monthly: 169,
    businesses: 30,
    description: 'Para un equipo que cierra el mes junto.',
  }),
  ...forms(4, {
    name: 'Estudio Plus',
    monthly: 329,
    businesses: 80,
    description: 'Para estudios con muchos clientes.',
  }),
].toSorted((a, b) => a.plan_type - b.plan_type)

interface PlanFacts {
  readonly name: string
  readonly description: string
  /** Whole soles. */
  readonly monthly: number
  readonly businesses: number
}

function forms(planType: number, { name, description, monthly, businesses }: PlanFacts): Plan[] {
  const facts = { name, description, max_businesses: businesses, trial_days: 15 }
  return [
    { ...facts, plan_type: planType, billing: 'MONTHLY', price: `${monthly}.00` },
    { ...facts, plan_type: planType + 4, billing: 'ANNUAL', price: `${monthly * 10}.00` },
  ]
}
