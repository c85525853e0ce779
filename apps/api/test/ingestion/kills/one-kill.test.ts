import { describe } from 'vitest'
import { testKills } from './test-kills.ts'

describe('SIGKILL in the middle of an ingestion', () => {
  testKills('pglite', { occasion: 'after one kill', kills: 1, rows: 400 })
})
