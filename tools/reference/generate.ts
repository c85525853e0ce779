import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages, writeReference } from './reference.ts'

/** Storybook serves its public folder. */
const reference = fileURLToPath(new URL('../../apps/storybook/public/reference', import.meta.url))

for (const name of packages) await writeReference(name, join(reference, name))
