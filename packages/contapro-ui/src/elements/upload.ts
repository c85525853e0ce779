import type { ComponentType } from 'react'
import type { UploadPanelProps } from '../features/uploads/upload-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-upload>`: files of a company: how far each is, and what became of it. */
export class ContaproUploadElement extends ContaproElement<UploadPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<UploadPanelProps>> {
    return (await import('../features/uploads/upload-panel.tsx')).UploadPanel
  }

  protected override panelProps(): UploadPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-upload', ContaproUploadElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-upload': ContaproUploadElement
  }
}
