import type { Plan } from '../../contract/contract.ts'

/** The smallest monthly plan. */
export function aPlan(facts: Partial<Plan> = {}): Plan {
  return {
    plan_type: 1,
    billing: (facts.plan_type ?? 1) > 4 ? 'ANNUAL' : 'MONTHLY',
    name: 'Inicial',
    description: 'Para empezar con tus primeros clientes.',
    price: '39.00',
    max_businesses: 3,
    trial_days: 15,
    ...facts,
  }
}

const OFFERS = [
  { name: 'Inicial', description: 'Para empezar con tus primeros clientes.', price: 39, max_businesses: 3 },
  { name: 'Freelance', description: 'Para quien lleva varios RUC por su cuenta.', price: 79, max_businesses: 10 },
  { name: 'Estudio', description: 'Para un equipo que cierra el mes junto.', price: 169, max_businesses: 30 },
  { name: 'Estudio Plus', description: 'Para estudios con muchos clientes.', price: 329, max_businesses: 80 },
] as const

/** Four plans by the month, and the same by the year for the price of ten months. */
export function somePlans(): Plan[] {
  const monthly = OFFERS.map((offer, index) => aPlan({ ...offer, plan_type: index + 1, price: `${offer.price}.00` }))
  const annual = OFFERS.map((offer, index) => aPlan({ ...offer, plan_type: index + 5, price: `${offer.price}0.00` }))
  return [...monthly, ...annual]
}
