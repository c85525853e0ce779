import type { DemoCompany } from './demo-company.ts'
import { otherCompanies } from './other-companies.ts'
import { storyCompanies } from './story-companies.ts'

/** Every company of the demo, those with a story first: also the order in which their files are loaded. */
export const demoCompanies: readonly DemoCompany[] = [...storyCompanies, ...otherCompanies]
