import { isDeepStrictEqual } from 'node:util'
import { ownBusiness } from '../../company/own-business.ts'
import { editSettings, type SettingsDifference, type SetValues } from '../../company/settings/settings.store.ts'
import { shippedSettings } from '../../company/settings/shipped-settings.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import { RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { getSettings, type SettingsOfBusiness } from './get-settings.ts'
import { inOrder } from './settings-order.ts'
import { brokenSettingsRules } from './settings-rules.ts'

/**
 * Changes some settings, each whole, and notes who changed what; what is the same already is no change, and what is as shipped
 * follows Contapro again. Figures follow at once where they are reckoned when they are asked for; what the rules of observation
 * go by is reviewed again in the background. Throws `BusinessNotFoundError`, `RuleBrokenError`.
 */
export async function updateSettings(
  ctx: RequestContext,
  businessUuid: string,
  patch: SetValues,
): Promise<SettingsOfBusiness> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  const reasons = brokenSettingsRules(patch, todayInLima(ctx.clock))
  if (reasons.length > 0) throw new RuleBrokenError(reasons)
  const wanted = inOrder(patch)
  const asksForReview = await editSettings(ctx.database, {
    businessUuid: uuid,
    accountantUuid: ctx.accountantUuid,
    changedAt: ctx.clock(),
    edit: (set) => changeBetween({ ...shippedSettings, ...set }, wanted),
  })
  if (asksForReview) ctx.ingestion.wake()
  return getSettings(ctx, uuid)
}

function changeBetween(current: SetValues, wanted: SetValues): SettingsDifference | undefined {
  const changed = (Object.keys(wanted) as (keyof SetValues)[]).filter(
    (name) => !isDeepStrictEqual(wanted[name], current[name]),
  )
  if (changed.length === 0) return undefined
  const only = (values: SetValues): SetValues => Object.fromEntries(changed.map((name) => [name, values[name]]))
  const shipped = changed.filter((name) => isDeepStrictEqual(wanted[name], shippedSettings[name]))
  return { before: only(current), after: only(wanted), shipped }
}
