import { readFileSync } from 'node:fs'

/** Limits of a run, its steps and their tests; far above what a slow machine needs, since what passes never waits for them. */
export const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'))
