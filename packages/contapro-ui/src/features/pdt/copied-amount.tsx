import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { CopyButton } from '../../patterns/copy-button/copy-button.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { figure, figureValue } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'
import { onPaper } from './pdt-print.css.ts'

/** Props of `CopiedAmount`. */
export interface CopiedAmountProps {
  /** What it is, by itself: "IGV 18%", as the button and the toast name it. */
  readonly name: string
  /** What it is within its card: "IGV". */
  readonly label: string
  /** Decimal text, as it goes on the clipboard: 30315.60. */
  readonly amount: string
  /** The vouchers that make it up. */
  readonly target?: NavigationTarget
}

/** A figure of the report with the button that copies it, and the toast that says so (part 2 §2). */
export function CopiedAmount({ name, label, amount, target }: CopiedAmountProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const { show } = useToasts()
  return (
    <div className={figure}>
      <div>
        <Text variant="small" tone="secondary">
          {target ? (
            <TargetLink destination={target} fallback={label} aria-label={texts.seeVouchersOfFigure(name)}>
              {label}
            </TargetLink>
          ) : (
            <span>{label}</span>
          )}
          {target ? <span className={onPaper}>{label}</span> : null}
        </Text>
        <MoneyText className={figureValue} amount={centimosOf(amount)} />
      </div>
      <CopyButton
        text={amount}
        label={texts.copy(name)}
        onCopied={() => show({ tone: 'success', title: texts.copied, description: texts.copiedFigure(name, amount) })}
        onFailed={() => show({ tone: 'destructive', title: texts.copyFailed, description: texts.copyFailedText })}
      />
    </div>
  )
}
