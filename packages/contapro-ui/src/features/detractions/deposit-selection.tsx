import type { Detraction } from '@contapro/sdk'
import { sumCentimos } from '@contapro/sunat'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { BulkBar } from '../../patterns/data-table/bulk-bar.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Button } from '../../primitives/button/button.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { detractionsMessages } from './detractions.messages.ts'

export interface DepositSelectionProps {
  readonly selected: readonly Detraction[]
  readonly onFile: (detractions: readonly Detraction[]) => void
  readonly onClear: () => void
}

/** What the chosen deposits come to, and their bulk file. */
export function DepositSelection({ selected, onFile, onClear }: DepositSelectionProps): JSX.Element {
  const texts = useTexts(detractionsMessages)
  const locale = useLocale()
  const known = selected.flatMap(({ deposit_amount }) => (deposit_amount === null ? [] : [centimosOf(deposit_amount)]))
  return (
    <BulkBar selected={selected.length} sum={moneyText(sumCentimos(known), locale)} onClear={onClear}>
      <Button variant="primary" onClick={() => onFile(selected)}>
        {texts.makeFile}
      </Button>
    </BulkBar>
  )
}
