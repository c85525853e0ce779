import { type ComponentType, type Context, createContext, type HTMLAttributes, useContext } from 'react'

/** What names and describes the modal around. */
export interface ModalParts {
  readonly Title: 'h2' | ComponentType<HTMLAttributes<HTMLHeadingElement>>
  readonly Description: 'p' | ComponentType<HTMLAttributes<HTMLParagraphElement>>
}

export const ModalPartsContext: Context<ModalParts> = createContext<ModalParts>({ Title: 'h2', Description: 'p' })

/** A title and a sentence: inside a modal its name and its description. Parts that load with the page take them from here. */
export function useModalParts(): ModalParts {
  return useContext(ModalPartsContext)
}
