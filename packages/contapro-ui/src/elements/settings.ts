import type { ComponentType } from 'react'
import type { SettingsPanelProps } from '../features/settings/settings-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-settings>`: what the IGV, the observations and the files of a company go by. */
export class ContaproSettingsElement extends ContaproElement<SettingsPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<SettingsPanelProps>> {
    return (await import('../features/settings/settings-panel.tsx')).SettingsPanel
  }

  protected override panelProps(): SettingsPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-settings', ContaproSettingsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-settings': ContaproSettingsElement
  }
}
