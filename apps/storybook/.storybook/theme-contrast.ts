import axe from 'axe-core'

const otherThemes = ['contapro-dark', 'siscont'] as const
/** What a theme can break; the rest of the rules is checked once, in the default theme, by the addon. */
const themeRules = ['color-contrast', 'link-in-text-block']

/** True in `npm run test:full`: readings in two more themes take as long as the stories themselves. */
const isFullTest = import.meta.env.MODE === 'test' && import.meta.env['CONTAPRO_FULL'] === '1'

/** Turns a story that has been rendered in the default theme to the other two, and fails on what cannot be read there. */
export async function expectContrastInOtherThemes(
  canvasElement: HTMLElement,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!isFullTest || parameters['canvas'] === 'bare' || parameters['themes'] === false) return
  const root = canvasElement.querySelector<HTMLElement>('[data-cp-theme]')
  const given = root?.dataset['cpTheme']
  if (!root || !given) return
  try {
    for (const theme of otherThemes) {
      root.dataset['cpTheme'] = theme
      await settled()
      const { violations } = await axe.run(canvasElement, { runOnly: themeRules, resultTypes: ['violations'] })
      if (violations.length > 0) throw new Error(describe(theme, violations))
    }
  } finally {
    root.dataset['cpTheme'] = given
  }
}

/** Colours move over 120 ms; a reading in between would be of neither theme. */
async function settled(): Promise<void> {
  await Promise.all(
    document
      .getAnimations()
      .filter(isTransition)
      .map((animation) => animation.finished.catch(() => {})),
  )
}

const isTransition = (animation: Animation): boolean => animation instanceof CSSTransition

function describe(theme: string, violations: readonly axe.Result[]): string {
  const lines = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
  return `The story cannot be read in the theme ${theme} (${lines.length} places):\n${lines.slice(0, 3).join('\n')}`
}
