import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { ContaproUiEvent } from '../../host/ui-event.ts'
import type { SceneSettings } from './contapro-element.ts'
import type { ContaproElementProblem, ContaproNavigation } from './element-events.ts'
import { ElementScene } from './element-scene.tsx'

/** What an element shows. */
export interface Scene<Props extends object> {
  readonly settings: SceneSettings
  readonly panel: ComponentType<Props>
  readonly props: Props
  /** What the page hears. */
  readonly tell: {
    readonly event: (event: ContaproUiEvent) => void
    /** False keeps the browser where it is. */
    readonly navigation: (navigation: ContaproNavigation) => boolean
    readonly problem: (problem: ContaproElementProblem) => void
    readonly period: (period: string) => void
  }
}

/** The place of one element where React draws. */
export interface Stage {
  readonly show: <Props extends object>(scene: Scene<Props>) => void
  /** Takes everything away, and gives up what is asked for and nobody else waits for. */
  readonly close: () => void
}

/** Opens the stage of an element. `onCrash` hears of what no boundary caught; nothing shows then. */
export function openStage(root: ShadowRoot, onCrash: (error: unknown) => void): Stage {
  const place = root.ownerDocument.createElement('div')
  place.className = 'place'
  root.replaceChildren(place)
  // React is still at work when it tells.
  const reactRoot = createRoot(place, { onUncaughtError: (error) => queueMicrotask(() => onCrash(error)) })
  return {
    show: (scene) => reactRoot.render(<ElementScene {...scene} />),
    close: () => reactRoot.unmount(),
  }
}
