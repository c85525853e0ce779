import type { Perception } from '@contapro/sdk'
import { rucColumn, withholdingColumns } from '../../lists/withholding-columns.tsx'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import type { PerceptionsMessages } from './perceptions.messages.ts'

/** The columns of the perceptions (part 2 §2). */
export function perceptionColumns(
  texts: PerceptionsMessages,
  onVoucher: (perception: Perception) => void,
): readonly DataColumn<Perception>[] {
  const { number, issueDate, amount, state, actions } = withholdingColumns<Perception>(
    texts,
    ({ perception_amount }) => perception_amount,
    onVoucher,
  )
  return [
    {
      id: 'regime',
      header: texts.regime,
      cell: ({ perception_regime_description }) => <ClampedText text={perception_regime_description} />,
      entry: 'main',
    },
    number,
    issueDate,
    rucColumn('supplier', texts.supplierRuc, ({ ruc_supplier }) => ruc_supplier),
    { ...rucColumn('customer', texts.customerRuc, ({ ruc_customer }) => ruc_customer), priority: 'p2' },
    amount,
    state,
    actions,
  ]
}
