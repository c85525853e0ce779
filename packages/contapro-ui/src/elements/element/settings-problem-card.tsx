import { type JSX, useEffect } from 'react'
import type { SettingsProblem } from '../../messages/element.messages.ts'
import { elementMessages } from '../../messages/element.messages.ts'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ContaproElementProblem } from './element-events.ts'

export interface SettingsProblemCardProps {
  readonly problem: SettingsProblem
  readonly onShown: (problem: ContaproElementProblem) => void
}

/** Says what the page set wrongly, to the person and once to the page. */
export function SettingsProblemCard({ problem: { code, value }, onShown }: SettingsProblemCardProps): JSX.Element {
  const texts = useTexts(elementMessages)
  const message = texts.problems[code](value)
  const tell = useLatest(onShown)
  useEffect(() => {
    tell({ code, message })
  }, [tell, code, message])
  return (
    <Card role="alert">
      <EmptyState icon={TriangleAlertIcon} title={texts.title} text={message} />
    </Card>
  )
}
