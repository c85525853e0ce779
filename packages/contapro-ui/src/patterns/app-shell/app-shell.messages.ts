import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the frame of the web app: bar, sidebar, side sheet. */
export interface AppShellMessages {
  readonly menu: string
  readonly goHome: string
  readonly accountOf: (name: string) => string
  readonly sections: string
  readonly skipToContent: string
}

export const appShellMessages: TextSet<'appShell', AppShellMessages> = {
  feature: 'appShell',
  texts: {
    menu: 'Menú',
    goHome: 'Contapro, ir al inicio',
    accountOf: (name) => `Cuenta de ${name}`,
    sections: 'Secciones',
    skipToContent: 'Saltar al contenido',
  },
}
