import { observationRules } from '@contapro/sunat/observations'
import { expect, test } from 'vitest'
import { ruleExplanations } from './rule-explanations.messages.ts'

const sourcesOf = (rules: Readonly<Record<string, { readonly source: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([code, { source }]) => [code, source]))

test('each rule is explained with the source that it cites itself', () => {
  expect(sourcesOf(ruleExplanations)).toEqual(sourcesOf(observationRules))
})
