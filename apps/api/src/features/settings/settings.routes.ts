import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { getSettings, type SettingsOfBusiness } from './get-settings.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/:uuid/settings', fromContract('getSettings'), async (c) =>
    c.json(toSettings(await getSettings(c.var.ctx, c.req.valid('param').uuid))),
  )
  .patch('/app/internal/businesses/:uuid/settings', fromContract('updateSettings'), async (c) =>
    c.json(toSettings(await updateSettings(c.var.ctx, c.req.valid('param').uuid, c.req.valid('json')))),
  )

function toSettings({ values, shipped, changes, padron, isReviewing }: SettingsOfBusiness): Contract<'settings'> {
  return {
    values,
    shipped,
    changes: changes.map(({ changedAt, changedBy, before, after }) => ({
      changed_at: changedAt.toISOString(),
      changed_by: changedBy,
      before,
      after,
    })),
    padron: padron
      ? { uploaded_at: padron.uploadedAt.toISOString(), uploaded_by: padron.uploadedBy, rows: padron.taxpayers }
      : null,
    is_reviewing: isReviewing,
  }
}
