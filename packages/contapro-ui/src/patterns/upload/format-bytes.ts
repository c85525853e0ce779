import { perLocale } from '../../primitives/texts/per-locale.ts'

const wholes = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const tenths = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** The size of a file as people say it: "18 KB", "4.8 MB". Steps of 1024. */
export function formatBytes(bytes: number, locale: string): string {
  if (bytes < 1024) return `${wholes(locale).format(bytes)} B`
  if (bytes < 1024 ** 2) return `${wholes(locale).format(bytes / 1024)} KB`
  if (bytes < 1024 ** 3) return `${tenths(locale).format(bytes / 1024 ** 2)} MB`
  return `${tenths(locale).format(bytes / 1024 ** 3)} GB`
}
