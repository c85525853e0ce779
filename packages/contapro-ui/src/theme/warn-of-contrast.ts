import type { ContrastProblem } from './contrast-problems.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const told = new Set<string>()

/** Tells a developer, once for each set of pairs, which colours cannot be read. Silent in production. */
export function warnOfContrast(problems: readonly ContrastProblem[]): void {
  if (problems.length === 0 || isProduction()) return
  const text = problems.map(describe).join('\n')
  if (told.has(text)) return
  told.add(text)
  // oxlint-disable-next-line no-console -- it speaks to the developer of a host
  console.warn(
    `createContaproTheme: ${problems.length} pairs of colours miss WCAG 2.2 AA.\n${text}\n` +
      'Choose an accent that stands out more from the surface, or set these tokens yourself (`tokens`).',
  )
}

const describe = ({ foreground, background, ratio, least }: ContrastProblem): string =>
  `  ${foreground} on ${background}: ${ratio.toFixed(2)}:1, needs ${least}:1`

/** A host's bundler writes the word in. A page without one has no `process`: nobody is developing there. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return true
  }
}
