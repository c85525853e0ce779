import { describe, expect, it } from 'vitest'
import { dialogOfCheck } from './credentials-dialog-state.ts'

/** Specification, part 2, section 8: credential validation results. */
const answers = [
  [200, 'portal-sunat', { state: 'validate-credentials-success' }],
  [200, 'api-sunat', { state: 'validate-credentials-success' }],
  [400, 'portal-sunat', { state: 'validate-credentials-warning', warning: 'portalRefused' }],
  [503, 'portal-sunat', { state: 'validate-credentials-warning', warning: 'portalUnstable' }],
  [500, 'portal-sunat', { state: 'validate-credentials-warning', warning: 'portalFailed' }],
  [0, 'portal-sunat', { state: 'validate-credentials-warning', warning: 'portalFailed' }],
  [400, 'api-sunat', { state: 'validate-credentials-warning', warning: 'apiRefused' }],
  [503, 'api-sunat', { state: 'validate-credentials-warning', warning: 'apiUnstable' }],
  [500, 'api-sunat', { state: 'validate-credentials-warning', warning: 'apiUnstable' }],
] as const

describe('what SUNAT said of the credentials', () => {
  it.each(answers)('%i by %s opens its dialog', (code, source, dialog) => {
    expect(dialogOfCheck({ code, source_validation: source })).toEqual(dialog)
  })
})
