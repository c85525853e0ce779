import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the wait while every company is in progress (part 1 §2: /registro-empresa). */
export interface ProcessingMessages {
  readonly title: (companies: number) => string
  readonly text: string
  readonly doneTitle: (companies: number) => string
  readonly doneText: string
  readonly companies: string
  readonly upload: string
  readonly uploadOf: (company: string) => string
  readonly tutorials: string
  readonly goHome: string
  readonly registerMore: string
}

export const processingMessages: TextSet<'processing', ProcessingMessages> = {
  feature: 'processing',
  texts: {
    title: (companies) => `Estamos procesando los datos de ${yours(companies)}`,
    text: 'En un máximo de 24 horas podrás ver el detalle de sus comprobantes. Puedes cerrar esta página, el proceso sigue solo.',
    doneTitle: (companies) => `Ya revisamos los datos de ${yours(companies)}`,
    doneText: 'Entra a tu inicio para ver cómo quedó.',
    companies: 'Empresas',
    upload: 'Subir archivos',
    uploadOf: (company) => `Subir archivos de ${company}`,
    tutorials: 'Ver tutoriales',
    goHome: 'Ir al inicio',
    registerMore: 'O registra más empresas',
  },
}

function yours(companies: number): string {
  return companies > 1 ? 'tus empresas' : 'tu empresa'
}
