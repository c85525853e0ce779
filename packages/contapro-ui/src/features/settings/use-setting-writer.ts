import { formatCentimos } from '@contapro/sunat'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { SettingWriter } from './describe-change.ts'
import { formatRate } from './format-rate.ts'
import { settingsMessages } from './settings.messages.ts'
import { siscontTemplateMessages } from './siscont-template.messages.ts'

/** Values of the settings in the words of the screen. */
export function useSettingWriter(): SettingWriter {
  const texts = useTexts(settingsMessages)
  const { formats, inCurrency } = useTexts(siscontTemplateMessages)
  const locale = useLocale()
  const rateText = (rate: string | null): string => (rate === null ? texts.noRate : formatRate(rate))
  const since = (date: string): string => texts.since(formatDate(date, locale)).toLocaleLowerCase(locale)
  return {
    openingBalance: (balance) =>
      balance
        ? `S/ ${formatCentimos(centimosOf(balance.amount))} (${formatPeriod(balance.tax_period, locale, 'sentence')})`
        : texts.nothing,
    statedCarry: ({ tax_period, box, amount }) =>
      `${texts.boxNumber(box)}, ${moneyText(centimosOf(amount), locale)} (${formatPeriod(tax_period, locale, 'sentence')})`,
    exchangeRate: ({ currency, date, rate }) => `${currency} ${rate} (${formatDate(date, locale)})`,
    issuerRegime: ({ ruc, regime }) => `${ruc}, ${texts.issuerRegimes[regime]}`,
    prorrata: ({ from, coefficient }) => {
      const period = texts.sincePeriod(formatPeriod(from, locale, 'sentence'))
      return `${coefficient} ${period.toLocaleLowerCase(locale)}`
    },
    igvRate: ({ regime, from, rate }) => `${texts.regimes[regime]}, ${rateText(rate)} ${since(from)}`,
    detractionRate: ({ code, from, rate }) => `${code}, ${rateText(rate)} ${since(from)}`,
    template: ({ format, currency = 'soles', columns }) =>
      `${formats[format]}, ${texts.columns(columns.length)}, ${inCurrency[currency]}`,
  }
}
