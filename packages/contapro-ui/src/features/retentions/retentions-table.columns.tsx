import type { Retention } from '@contapro/sdk'
import { rucColumn, withholdingColumns } from '../../lists/withholding-columns.tsx'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import type { RetentionsMessages } from './retentions.messages.ts'

/** The columns of the retentions (part 2 §2). */
export function retentionColumns(
  texts: RetentionsMessages,
  onVoucher: (retention: Retention) => void,
): readonly DataColumn<Retention>[] {
  const { number, issueDate, amount, state, actions } = withholdingColumns<Retention>(
    texts,
    ({ retention_amount }) => retention_amount,
    onVoucher,
  )
  return [
    {
      id: 'supplier',
      header: texts.supplier,
      translate: 'no',
      cell: ({ supplier_business_name }) => <ClampedText text={supplier_business_name} />,
      width: '26%',
      entry: 'main',
    },
    rucColumn('supplier-ruc', texts.supplierRuc, ({ ruc_supplier }) => ruc_supplier),
    issueDate,
    number,
    amount,
    state,
    actions,
  ]
}
