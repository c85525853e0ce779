import type { ComponentType } from 'react'
import { dispatch } from './element-events.ts'
import type { ContaproElementSettings } from './element-settings.ts'
import { onPageSettings, settingsOfPage } from './page-settings.ts'
import { pageIsRead } from './page-is-read.ts'
import { type PlainProblem, showPlainProblem } from './plain-problem.ts'
import { SettingsElement } from './settings-element.ts'
import { adoptStyles } from './shared-styles.ts'
import type { Stage } from './stage.tsx'
import { restoreTopLayer } from './top-layer-after-move.ts'

/** The part of a scene that the page sets. */
export interface SceneSettings extends ContaproElementSettings {
  /** COMPRA or VENTA, where the widget has sides. */
  readonly operation?: string
}

const names = [
  'baseUrl',
  'client',
  'company',
  'density',
  'getAccessToken',
  'links',
  'locale',
  'messages',
  'period',
  'theme',
  'uiMessages',
] as const satisfies readonly (keyof ContaproElementSettings)[]

/**
 * An element that shows one panel in a shadow root. What it draws with loads when the first one is in the page; what it
 * shows follows its attributes and properties; taken out of the page it ends, moved within it goes on as it was.
 */
export abstract class ContaproElement<Props extends object = object> extends SettingsElement {
  #stage: Stage | undefined
  #isUpdateDue = false
  #stopListening: (() => void) | undefined

  connectedCallback(): void {
    this.takeEarlyProperties()
    this.#stopListening ??= onPageSettings(() => this.settingsChanged())
    if (this.#stage) restoreTopLayer(this.#root())
    this.settingsChanged()
  }

  disconnectedCallback(): void {
    this.settingsChanged()
  }

  /** Loads the panel. */
  protected abstract loadPanel(): Promise<ComponentType<Props>>

  /** What the panel takes besides company and period. */
  protected abstract panelProps(): Props

  /** Its own settings, and the page's where it has none. */
  protected sceneSettings(): SceneSettings {
    const own = names.map((name) => [name, this[name]] as const)
    return { ...settingsOfPage(), ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) }
  }

  protected override settingsChanged(): void {
    if (this.#isUpdateDue) return
    this.#isUpdateDue = true
    // Several changes in a row are one, and who is taken out and put in again has only moved.
    queueMicrotask(() => {
      this.#isUpdateDue = false
      if (this.isConnected) void this.#show()
      else this.#end()
    })
  }

  async #show(): Promise<void> {
    const root = this.#root()
    try {
      const [{ openStage }, panel] = await Promise.all([import('./stage.tsx'), this.loadPanel()])
      const { client, getAccessToken } = this.sceneSettings()
      if (!client && !getAccessToken) await pageIsRead
      if (!this.isConnected) return
      this.#stage ??= openStage(root, (error) => this.#fail('WIDGET_FAILED', error))
      this.#stage.show({
        settings: this.sceneSettings(),
        panel,
        props: this.panelProps(),
        tell: {
          event: (detail) => dispatch(this, 'contapro-event', detail),
          navigation: (detail) => dispatch(this, 'contapro-navigate', detail),
          problem: (detail) => dispatch(this, 'contapro-error', detail),
          period: (period) => {
            if (dispatch(this, 'contapro-period-change', { period })) this.period = period
          },
        },
      })
    } catch (error) {
      this.#fail('WIDGET_UNAVAILABLE', error)
    }
  }

  #fail(code: PlainProblem, error: unknown): void {
    this.#stage?.close()
    this.#stage = undefined
    if (!this.isConnected) return
    reportError(error)
    const message = showPlainProblem(this.#root(), code, () => this.settingsChanged())
    dispatch(this, 'contapro-error', { code, message })
  }

  #end(): void {
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#stage?.close()
    this.#stage = undefined
    this.shadowRoot?.replaceChildren(document.createElement('slot'))
  }

  /** Until the widget is there, what stands inside the element shows. */
  #root(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    if (!root.firstChild) root.append(document.createElement('slot'))
    adoptStyles(root)
    return root
  }
}
