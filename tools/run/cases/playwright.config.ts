import { defineConfig } from '@playwright/test'
import limits from '../limits.json' with { type: 'json' }

export default defineConfig({ ...limits.playwright, testDir: '.', testMatch: '*.spec.js' })
