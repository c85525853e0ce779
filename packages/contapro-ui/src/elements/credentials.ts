import type { ComponentType } from 'react'
import type { CredentialsFormProps } from '../features/companies/credentials-form.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-credentials>`: the form of the SOL credentials of a company. */
export class ContaproCredentialsElement extends ContaproElement<CredentialsFormProps> {
  protected override async loadPanel(): Promise<ComponentType<CredentialsFormProps>> {
    return (await import('../features/companies/credentials-form.tsx')).CredentialsForm
  }

  protected override panelProps(): CredentialsFormProps {
    return { embedded: true }
  }
}

defineElement('contapro-credentials', ContaproCredentialsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-credentials': ContaproCredentialsElement
  }
}
