interface PartsList {
  readonly parts: readonly string[]
  readonly components: Readonly<Record<string, readonly string[]>>
}

const mounted = ['contapro-provider', 'overview-card', 'evolution-chart', 'purchase-vouchers-panel']

/** The sheets of the parts of the mounted widgets, as a host writes them into its own CSS. */
export function partImports(require: NodeJS.Require): string {
  const { parts, components }: PartsList = require('@contapro/ui/styles/parts.json')
  const needed = new Set(mounted.flatMap((name) => components[name] ?? []))
  return parts
    .filter((part) => needed.has(part))
    .map((part) => `@import '@contapro/ui/styles/${part}.css';`)
    .join('\n')
}
