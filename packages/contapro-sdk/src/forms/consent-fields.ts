import type * as z from 'zod/mini'
import { ticked } from './text-rule.ts'

/** The two boxes that must be ticked. */
export interface ConsentFields {
  terms: boolean
  privacy: boolean
}

/** The rules of the two boxes (part 1 §5). */
export function consentFields(): Record<keyof ConsentFields, z.ZodMiniType<boolean, boolean>> {
  return {
    terms: ticked('Debe aceptar los términos y condiciones'),
    privacy: ticked('Debe aceptar la política de privacidad'),
  }
}
