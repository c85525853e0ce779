import { centimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import { type JSX, useId } from 'react'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { ThemeRoot } from '../../primitives/theme-root/theme-root.tsx'
import { useMessages } from '../../provider/messages.tsx'
import {
  amount as amountClass,
  backing,
  benefit,
  benefits,
  benefitStrong,
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

/** The stepped line of Andean textiles, from the corner inwards. */
function SteppedPattern(): JSX.Element {
  const id = useId()
  return (
    <svg className={pattern} aria-hidden width="100%" height="100%">
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M0 96V72H24V48H48V24H72V0H96M48 96V72H72V48H96M0 48V24H24V0H48"
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** What Contapro does, on the deep brand ground of public pages: an invented month and three reasons. */
export function BrandPanel(): JSX.Element {
  const texts = useMessages(signInMessages)
  return (
    <aside className={brand}>
      <SteppedPattern />
      <Text as="h2" className={brandTitle}>
        {texts.brandTitle}
      </Text>
      <SampleMonth />
      <ul className={benefits}>
        {texts.brandBenefits.map(([strong, rest]) => (
          <li key={strong + rest} className={benefit}>
            <Icon name="check" size="lg" className={tick} />
            <span>
              {strong ? <strong className={benefitStrong}>{strong}</strong> : null}
              {rest}
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
  const texts = useMessages(signInMessages)
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
