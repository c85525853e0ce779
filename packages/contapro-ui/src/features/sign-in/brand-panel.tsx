import { centimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { SteppedPattern } from '../../patterns/stepped-pattern/stepped-pattern.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { ThemeRoot } from '../../primitives/theme-root/theme-root.tsx'
import {
  amount as amountClass,
  backing,
  benefit,
  benefitStrong,
  benefits,
  brand,
  brandTitle,
  ledger,
  ledgerLine,
  ledgerTotal,
  operator,
  pattern,
  sample,
  sampleHead,
  tick,
} from './brand-panel.css.ts'
import { signInMessages } from './sign-in.messages.ts'

/** What Contapro does, on the deep brand ground of public pages: an invented month and three reasons. */
export function BrandPanel(): JSX.Element {
  const texts = useTexts(signInMessages)
  return (
    <aside className={brand}>
      <SteppedPattern className={pattern} />
      <Text as="h2" className={brandTitle}>
        {texts.brandTitle}
      </Text>
      <SampleMonth />
      <ul className={benefits}>
        {texts.brandBenefits.map(([strong, rest]) => (
          <li key={strong + rest} className={benefit}>
            <Icon as={CheckIcon} size="lg" className={tick} />
            <span>
              {strong ? <strong className={benefitStrong}>{strong}</strong> : null}
              <span>{rest}</span>
            </span>
          </li>
        ))}
      </ul>
      <Text variant="small" className={backing}>
        {texts.brandBacking}
      </Text>
    </aside>
  )
}

/** An invented month, always on a light card: what the dashboard shows first. */
function SampleMonth(): JSX.Element {
  const texts = useTexts(signInMessages)
  const lines = [
    { sign: '', label: texts.sampleSales, amount: 48_762_30 },
    { sign: '−', label: texts.samplePurchases, amount: 31_204_18 },
    { sign: '−', label: texts.sampleBalance, amount: 2_315_00 },
    { sign: '=', label: texts.samplePayable, amount: 15_243_12, isTotal: true },
  ]
  return (
    <ThemeRoot theme="contapro" className={sample}>
      <div className={sampleHead}>
        <Text as="span" variant="subsection">
          {texts.sampleTitle}
        </Text>
        <Text as="span" variant="caption" tone="tertiary" numeric>
          {texts.sampleRuc}
        </Text>
      </div>
      <dl className={ledger}>
        {lines.map(({ sign, label, amount, isTotal }) => (
          <div key={label} className={clsx(ledgerLine, isTotal && ledgerTotal)}>
            <span className={operator} aria-hidden>
              {sign}
            </span>
            <dt>{label}</dt>
            <dd className={amountClass}>
              <MoneyText amount={centimos(amount)} />
            </dd>
          </div>
        ))}
      </dl>
    </ThemeRoot>
  )
}
