import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * An item's description holds a word that the company's list calls foreign to its business: the expense may not serve to
 * earn income.
 *
 * Source: TUO de la Ley del Impuesto a la Renta (D.S. 179-2004-EF), art. 37; TUO de la Ley del IGV, art. 18 inc. a).
 */
export const foreignItem: ObservationRule = {
  code: 'FOREIGN_ITEM',
  name: 'Gasto ajeno al giro',
  message: 'Un ítem parece ajeno al giro del negocio.',
  source: 'TUO de la Ley del Impuesto a la Renta, art. 37; TUO de la Ley del IGV, art. 18 inc. a)',
  from: '2004-12-08' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: ({ items }, { isForeign }) => items.some(isForeign),
}
