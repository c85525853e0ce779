/** One formatter for each locale, made on first use: to make one costs as much as hundreds of uses. */
export function perLocale<Format extends object>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>()
  return (locale) => {
    const known = made.get(locale)
    if (known) return known
    const format = make(locale)
    made.set(locale, format)
    return format
  }
}
