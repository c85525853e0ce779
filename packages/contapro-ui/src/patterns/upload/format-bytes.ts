const whole = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** The size of a file as people say it: "18 KB", "4.8 MB". Steps of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${whole.format(bytes)} B`
  if (bytes < 1024 ** 2) return `${whole.format(bytes / 1024)} KB`
  if (bytes < 1024 ** 3) return `${tenths.format(bytes / 1024 ** 2)} MB`
  return `${tenths.format(bytes / 1024 ** 3)} GB`
}
