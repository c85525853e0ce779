import type { MergedVoucher, RuleChange } from '@contapro/sdk'
import { useConfirmRuleChanges } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { Banner } from '../../../primitives/banner/banner.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { useToasts } from '../../../primitives/toast/toast-provider.tsx'
import { banner } from '../layout/dashboard.css.ts'
import { MergedVoucherItem } from './merged-voucher-item.tsx'
import { PeriodChanges } from './period-changes.tsx'
import { periods } from './rule-changes.css.ts'
import { ruleChangesMessages } from './rule-changes.messages.ts'

export interface RuleChangesNoticeProps {
  readonly businessUuid: string
  /** By period, oldest first. */
  readonly changes: readonly RuleChange[]
  /** By period, oldest first. */
  readonly merged: readonly MergedVoucher[]
}

const FIRST = 3

/** Which boxes of which periods the rules of an update changed and why, and which vouchers it merged, until somebody confirms it. */
export function RuleChangesNotice({ businessUuid, changes, merged }: RuleChangesNoticeProps): JSX.Element {
  const texts = useTexts(ruleChangesMessages)
  const { show } = useToasts()
  const { mutate, isPending } = useConfirmRuleChanges()
  const [isWhole, setWhole] = useState(false)
  const taxPeriods = [...new Set(changes.map(({ tax_period }) => tax_period))]
  const title = taxPeriods.length > 0 ? texts.title(taxPeriods.length) : texts.mergedTitle(merged.length)
  const shown = isWhole ? undefined : FIRST
  const confirm = (): void =>
    mutate(
      { businessUuid, seen: [...changes, ...merged].map(({ id }) => id) },
      {
        onError: ({ message }) => show({ tone: 'destructive', title: texts.confirmFailed, description: message }),
      },
    )
  return (
    <section aria-label={title} className={banner}>
      <Banner tone="warning" title={title}>
        <div>{texts.text}</div>
        <ul className={periods}>
          {taxPeriods.slice(0, shown).map((taxPeriod) => (
            <PeriodChanges
              key={taxPeriod}
              place={{ businessUuid, taxPeriod }}
              boxes={changes.filter(({ tax_period }) => tax_period === taxPeriod)}
              isWhole={isWhole}
            />
          ))}
          {merged.slice(0, shown).map((voucher) => (
            <MergedVoucherItem key={voucher.id} voucher={voucher} />
          ))}
        </ul>
        <Button size="sm" busy={isPending} busyLabel={texts.confirming} onClick={confirm}>
          {texts.confirm}
        </Button>
        {changes.length > 0 || merged.length > FIRST ? (
          <Button variant="link" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.seeLess : texts.seeAll(changes.length, merged.length)}
          </Button>
        ) : null}
      </Banner>
    </section>
  )
}
