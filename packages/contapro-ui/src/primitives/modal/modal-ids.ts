import { type Context, createContext, useContext } from 'react'

/** The ids by which a dialog finds its name and its description. */
export interface ModalIds {
  readonly titleId: string
  readonly descriptionId: string
}

export const ModalIdsContext: Context<ModalIds | undefined> = createContext<ModalIds | undefined>(undefined)

/** Ids for the title and the text of the modal around. */
export function useModalIds(): Partial<ModalIds> {
  return useContext(ModalIdsContext) ?? {}
}
