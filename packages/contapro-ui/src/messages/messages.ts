import { type TextSet, useTexts } from '../primitives/texts/texts.tsx'
import type { FeatureMessages, FeatureName } from './feature-messages.ts'

/** Texts of a feature in Spanish, under the name by which a host replaces them. */
export type MessageSet<Name extends FeatureName> = TextSet<Name, FeatureMessages[Name]>

/** A host's own texts: any of any feature. What it leaves out stays Spanish. */
export type MessageOverrides = { readonly [Name in FeatureName]?: Partial<FeatureMessages[Name]> }

/** The texts of a feature that hold under this provider. */
export function useMessages<Name extends FeatureName>(set: MessageSet<Name>): FeatureMessages[Name] {
  return useTexts(set)
}
