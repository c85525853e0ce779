import { somePlans } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { type PlanChangeTexts, planChangeTexts } from './plan-change-texts.ts'
import { plansMessages } from './plans.messages.ts'
import type { CurrentPlan, PlanChoice } from './plans-state.ts'

const plans = somePlans()
const inicial = { ...plans[0]!, end_date: '2026-12-28', trial_end_date: '2026-12-13' }
const studioPlus = { ...plans[7]!, end_date: '2027-11-28' }
const annual: CurrentPlan = { plan_type: 7, end_date: '2027-12-05', daysLeft: 372 }

test.each<[string, CurrentPlan | null, PlanChoice, PlanChangeTexts]>([
  [
    'a smaller plan loses companies and days',
    annual,
    { plan: inicial, freeTrial: false },
    {
      gains: ['Inicial mensual, por S/\u00A039.00 al mes'],
      losses: ['Máximo de empresas: 3 (ahora 30)', 'Los 372 días que te quedan de Estudio anual, hasta el 05/12/2027'],
      when: 'Empieza hoy y vence el 28/12/2026',
    },
  ],
  [
    'a larger plan gains companies and loses days',
    { ...annual, daysLeft: 1 },
    { plan: studioPlus, freeTrial: false },
    {
      gains: ['Estudio Plus anual, por S/\u00A03,290.00 al año', 'Máximo de empresas: 80 (ahora 30)'],
      losses: ['El día que te queda de Estudio anual, hasta el 05/12/2027'],
      when: 'Empieza hoy y vence el 28/11/2027',
    },
  ],
  [
    'a trial without a plan before loses the only trial',
    null,
    { plan: inicial, freeTrial: true },
    {
      gains: ['La prueba gratis de Inicial mensual'],
      losses: ['Tu única prueba gratis: no podrás usar otra'],
      when: 'Empieza hoy y vence el 13/12/2026',
    },
  ],
  [
    'an ended plan has no days to lose',
    { plan_type: 1, end_date: '2026-10-01', daysLeft: 0 },
    { plan: { ...plans[0]!, max_businesses: null }, freeTrial: false },
    { gains: ['Inicial mensual, por S/\u00A039.00 al mes'], losses: [], when: 'Empieza hoy' },
  ],
  [
    'a plan that is no longer on offer has no name and no known limit',
    { plan_type: 99, end_date: '2026-12-01', daysLeft: 3 },
    { plan: inicial, freeTrial: false },
    {
      gains: ['Inicial mensual, por S/\u00A039.00 al mes'],
      losses: ['Los 3 días que te quedan de tu plan actual, hasta el 01/12/2026'],
      when: 'Empieza hoy y vence el 28/12/2026',
    },
  ],
])('%s', (_, current, choice, expected) => {
  const offered = choice.plan.max_businesses === null ? [choice.plan] : plans
  expect(planChangeTexts({ choice, plans: offered, current }, plansMessages.texts, 'es-PE')).toEqual(expected)
})

test('a plan without a limit is more than any number of companies', () => {
  const unlimited = { ...plans[3]!, max_businesses: null }
  const gains = planChangeTexts(
    { choice: { plan: unlimited, freeTrial: false }, plans, current: annual },
    plansMessages.texts,
    'es-PE',
  )
  expect(gains.gains[1]).toBe('Máximo de empresas: sin límite (ahora 30)')
  const own: CurrentPlan = { ...annual, plan_type: 4 }
  const offered = [...plans.filter(({ plan_type: type }) => type !== 4), unlimited]
  const back = planChangeTexts(
    { choice: { plan: inicial, freeTrial: false }, plans: offered, current: own },
    plansMessages.texts,
    'es-PE',
  )
  expect(back.losses[0]).toBe('Máximo de empresas: 3 (ahora sin límite)')
})
