import { defineConfig } from 'vitest/config'
import limits from '../limits.json' with { type: 'json' }

export default defineConfig({ test: { ...limits.vitest, include: ['*.case.js'] } })
