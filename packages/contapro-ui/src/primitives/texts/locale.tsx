import { createContext, type JSX, type ReactNode, useContext } from 'react'

/** The language and country of the product's own texts. Plain `es` would write septiembre and other groups of figures. */
export const PRODUCT_LOCALE = 'es-PE'

const LocaleContext = createContext(PRODUCT_LOCALE)

/** Props of `LocaleProvider`. */
export interface LocaleProviderProps {
  /** A BCP 47 tag; the one around, or es-PE, unless told otherwise. */
  readonly locale?: string | undefined
  readonly children?: ReactNode
}

/** How figures, dates and months are written inside. */
export function LocaleProvider({ locale, children }: LocaleProviderProps): JSX.Element {
  const outer = useLocale()
  return <LocaleContext.Provider value={locale ?? outer}>{children}</LocaleContext.Provider>
}

/** The locale that holds here. */
export function useLocale(): string {
  return useContext(LocaleContext)
}
