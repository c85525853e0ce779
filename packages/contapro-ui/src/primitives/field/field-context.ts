import { type Context, createContext, useContext } from 'react'

/** What a control inside a Field takes from it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly disabled?: boolean
}

export const FieldContext: Context<FieldControl | undefined> = createContext<FieldControl | undefined>(undefined)

/** The attributes that tie a control to the label, hint and error around it. Empty outside of a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {}
}
