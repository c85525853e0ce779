/**
 * Sources or folders that read a clock or a date → their tests, which `npm test` runs in the farthest zones. `npm run test:full`
 * runs the others there too. Paths are below `packages`.
 */
export const testsOfDatedSources: Readonly<Record<string, readonly string[]>> = {
  'contapro-sdk/src/client/contapro-clock.ts': ['contapro-sdk/test/client/token-refresh.test.ts'],
  'contapro-sdk/src/client/error-of-answer.ts': ['contapro-sdk/test/client/{errors,retries}.test.ts'],
  'contapro-sdk/src/events/event-log.ts': ['contapro-sdk/test/events/*.test.ts'],
  'contapro-sdk/src/partners/open-partner-company.ts': ['contapro-sdk/test/partners/partner-flow.test.ts'],
  'contapro-sdk/src/reports/calls.ts': ['contapro-sdk/test/reports/report-downloads.test.ts'],
  'contapro-sdk/src/settings/exchange-rate-form.ts': ['contapro-sdk/test/rules/settings-forms.test.ts'],
  'contapro-sdk/src/tax-periods/default-tax-period.ts': ['contapro-sdk/test/session/default-tax-period.test.ts'],
  'contapro-sdk/src/testing/': ['contapro-sdk/test/testing/*.test.ts'],
  'contapro-sdk/src/users/subscription-days-left.ts': ['contapro-sdk/test/session/subscription-days-left.test.ts'],
  'contapro-sunat/src/civil-date/add-days.ts': ['contapro-sunat/test/dates.test.ts'],
  'contapro-sunat/src/exchange-rate/exchange-rate.ts': ['contapro-sunat/test/{dates,exchange-rate}.test.ts'],
  // The texts of the panels are tested in a browser.
  'contapro-ui/src/features/detractions/day-of.ts': [],
  'contapro-ui/src/features/detractions/payment-date-limits.ts': [
    'contapro-ui/src/features/detractions/payment-date-limits.test.ts',
  ],
  'contapro-ui/src/patterns/date-range/civil-date.ts': ['contapro-ui/src/patterns/date-range/civil-date.test.ts'],
  'contapro-ui/src/patterns/date-text/format-date.ts': ['contapro-ui/src/patterns/period-text/format-period.test.ts'],
  'contapro-ui/src/patterns/date-text/format-instant.ts': ['contapro-ui/src/patterns/date-text/format-instant.test.ts'],
  'contapro-ui/src/patterns/period-text/format-period.ts': [
    'contapro-ui/src/patterns/period-text/format-period.test.ts',
  ],
}
