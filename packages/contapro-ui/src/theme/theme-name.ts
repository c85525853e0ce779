/** The themes that ship with the package. */
export type ThemeName = 'contapro' | 'contapro-dark' | 'siscont'
/** How tight controls and rows stand; without one the theme's own rhythm holds. */
export type Density = 'compact' | 'comfortable'
