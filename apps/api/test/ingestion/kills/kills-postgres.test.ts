import { describe } from 'vitest'
import { testKills } from './test-kills.ts'

describe('SIGKILL in the middle of an ingestion', () => {
  testKills('postgres')
})
