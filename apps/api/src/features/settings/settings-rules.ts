import { type CivilDate, parseCentimos, rucProblem } from '@contapro/sunat'
import { foreignWordKey } from '@contapro/sunat/observations'
import { pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { carriedBoxes } from '../../company/settings/igv-settings.ts'
import type { SetValues } from '../../company/settings/settings.store.ts'
import type { Reason } from '../../platform/errors/domain-error.ts'
import { brokenExchangeRateRules } from './exchange-rate-rules.ts'
import { brokenIgvRateRules } from './igv-rate-rules.ts'

/** What the contract's schema cannot say: nothing twice, no value without sense. */
export function brokenSettingsRules(values: SetValues, today: CivilDate): Reason[] {
  const { opening_balance: balance, prorrata = [], foreign_words = [], detraction_rates = [], igv_rates } = values
  return [
    ...refuseIf(balance ? (parseCentimos(balance.amount) ?? -1) < 0 : false, {
      code: 'OPENING_BALANCE_INVALID',
      message: 'El saldo a favor se ingresa como un monto positivo de hasta doce enteros.',
      field: 'opening_balance.amount',
    }),
    ...brokenCarryRules(values.stated_carries),
    ...brokenExchangeRateRules(values.exchange_rates, today),
    ...brokenRegimeRules(values.issuer_regimes),
    ...refuseRepeated(prorrata, ({ from }) => from, {
      code: 'PRORRATA_REPEATED',
      message: 'Cada periodo admite un solo coeficiente de prorrata.',
      field: 'prorrata',
    }),
    ...refuseIf(
      foreign_words.some((word) => foreignWordKey(word).length < 2),
      {
        code: 'FOREIGN_WORD_SHORT',
        message: 'Cada palabra debe tener al menos dos letras.',
        field: 'foreign_words',
      },
    ),
    ...refuseRepeated(foreign_words, foreignWordKey, {
      code: 'FOREIGN_WORD_REPEATED',
      message: 'Una palabra está repetida.',
      field: 'foreign_words',
    }),
    ...refuseRepeated(detraction_rates, ({ code, from }) => `${code} ${from}`, {
      code: 'DETRACTION_RATE_REPEATED',
      message: 'Cada código admite una sola tasa desde el mismo día.',
      field: 'detraction_rates',
    }),
    ...brokenIgvRateRules(igv_rates),
    ...brokenTemplateRules(values.siscont_template),
  ]
}

function brokenCarryRules(carries: SetValues['stated_carries'] = []): Reason[] {
  const field = 'stated_carries'
  const boxes = new Map(pdt621VoucherBoxes.map((box) => [box.box, box]))
  const keys = new Set(carries.map(({ tax_period, box }) => `${tax_period} ${box}`))
  const partnersOf = (number: string): string[] => {
    const { baseBox = null } = boxes.get(number) ?? {}
    return baseBox === null ? pdt621VoucherBoxes.flatMap((box) => (box.baseBox === number ? [box.box] : [])) : [baseBox]
  }
  return [
    ...refuseIf(
      carries.some(({ amount }) => (parseCentimos(amount) ?? -1) < 0),
      { code: 'STATED_CARRY_INVALID', message: 'Lo arrastrado se ingresa como un monto positivo.', field },
    ),
    ...carries
      .filter(({ box }) => !carriedBoxes.includes(box) && !boxes.has(box))
      .map(({ box }) => ({
        code: 'STATED_CARRY_BOX_UNKNOWN',
        message: `La casilla ${box} no recibe nada del periodo anterior que se pueda ingresar aquí.`,
        field,
      })),
    ...carries.flatMap(({ tax_period, box }) =>
      partnersOf(box)
        .filter((partner) => !keys.has(`${tax_period} ${partner}`))
        .map((partner) => ({
          code: 'STATED_CARRY_ALONE',
          message: `La casilla ${box} se ingresa junto con la ${partner}: una es la base y la otra su tributo.`,
          field,
        })),
    ),
    ...refuseRepeated(carries, ({ tax_period, box }) => `${tax_period} ${box}`, {
      code: 'STATED_CARRY_REPEATED',
      message: 'Cada casilla admite un solo monto por periodo.',
      field,
    }),
  ]
}

function brokenRegimeRules(regimes: SetValues['issuer_regimes'] = []): Reason[] {
  const field = 'issuer_regimes'
  return [
    ...refuseIf(
      regimes.some(({ ruc }) => rucProblem(ruc) !== undefined),
      {
        code: 'ISSUER_RUC_INVALID',
        message: 'Hay un RUC que no es válido.',
        field,
      },
    ),
    ...refuseRepeated(regimes, ({ ruc }) => ruc, {
      code: 'ISSUER_REGIME_REPEATED',
      message: 'Cada emisor admite un solo régimen.',
      field,
    }),
  ]
}

function brokenTemplateRules(template: SetValues['siscont_template']): Reason[] {
  const columns = template?.columns ?? []
  const isText = template?.format === 'txt'
  return columns.flatMap(({ field, fixed_value, width }, i) => [
    ...refuseIf(field !== null && fixed_value !== null, {
      code: 'SISCONT_COLUMN_AMBIGUOUS',
      message: `La columna ${i + 1} tiene un campo y un valor fijo: deja solo uno.`,
      field: `siscont_template.columns.${i}`,
    }),
    ...refuseIf(isText && width === null, {
      code: 'SISCONT_COLUMN_WITHOUT_WIDTH',
      message: `La columna ${i + 1} necesita un ancho para el archivo de texto.`,
      field: `siscont_template.columns.${i}.width`,
    }),
  ])
}

const refuseIf = (isBroken: boolean, reason: Reason): Reason[] => (isBroken ? [reason] : [])

function refuseRepeated<T>(values: readonly T[], keyOf: (value: T) => string, reason: Reason): Reason[] {
  return refuseIf(new Set(values.map(keyOf)).size < values.length, reason)
}
