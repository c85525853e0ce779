import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the date filter (part 2 §§2, 5, 9). */
export interface DateRangeMessages {
  readonly title: string
  readonly filterBy: string
  readonly filterTypes: Readonly<Record<'fechaPago' | 'fechaPeriodo', string>>
  readonly from: string
  readonly to: string
  readonly placeholder: string
  readonly clear: string
  readonly confirm: string
  readonly calendar: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly badDate: string
  readonly outside: (min: string | undefined, max: string | undefined) => string
  readonly range: (from: string, to: string) => string
}

export const dateRangeMessages: TextSet<'dateRange', DateRangeMessages> = {
  feature: 'dateRange',
  texts: {
    title: 'Filtrar por fecha',
    filterBy: 'Filtrar por',
    filterTypes: { fechaPago: 'Fecha de pago', fechaPeriodo: 'Periodo contable' },
    from: 'Desde',
    to: 'Hasta',
    placeholder: 'dd/mm/aaaa',
    clear: 'Limpiar',
    confirm: 'Confirmar',
    calendar: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    badDate: 'Escribe la fecha como dd/mm/aaaa.',
    outside: (min, max) => {
      if (min && max) return `Elige una fecha entre ${min} y ${max}.`
      return max ? `Elige una fecha hasta ${max}.` : `Elige una fecha desde ${min ?? ''}.`
    },
    range: (from, to) => `${from} – ${to}`,
  },
}
