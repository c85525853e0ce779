import { caseCount } from '@contapro/long-run'
import { describe } from 'vitest'
import { testKills } from './test-kills.ts'

describe('SIGKILL in the middle of an ingestion', () => {
  testKills('postgres', { occasion: 'however often', kills: caseCount({ few: 3, many: 50 }), rows: 6000 })
})
