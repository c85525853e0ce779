import type { FrameTheme } from '@contapro/sdk/frame'
import type { ContaproTheme, ThemeName } from '@contapro/ui'
import { useEffect, useState } from 'react'
import { isKnownTheme } from './frame-content.ts'

/** The theme to draw with; a host's own is made on use, and one that does not exist is Contapro's. */
export function useFrameTheme(theme: FrameTheme | undefined, onUnreadable: () => void): ThemeName | ContaproTheme {
  const [own, setOwn] = useState<ContaproTheme>()
  const choices = typeof theme === 'object' ? theme : undefined
  useEffect(() => {
    if (!choices) return undefined
    let isGone = false
    const make = async (): Promise<void> => {
      const { hostTheme } = await import('./host-theme.ts')
      if (!isGone) setOwn(hostTheme(choices))
    }
    make().catch(onUnreadable)
    return () => {
      isGone = true
    }
  }, [choices, onUnreadable])
  if (choices) return own ?? 'contapro'
  return isKnownTheme(theme) ? ((theme ?? 'contapro') as ThemeName) : 'contapro'
}
