import { defineConfig } from 'vitest/config'
import limits from '../run/limits.json' with { type: 'json' }

export default defineConfig({ test: { ...limits.vitest, include: ['*.test.ts'] } })
