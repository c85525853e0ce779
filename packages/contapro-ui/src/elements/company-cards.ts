import type { ComponentType } from 'react'
import type { CompanyCardsProps } from '../features/companies/company-cards.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-company-cards>`: the companies of the accountant; the chosen one is shown by the elements without a company. */
export class ContaproCompanyCardsElement extends ContaproElement<CompanyCardsProps> {
  protected override async loadPanel(): Promise<ComponentType<CompanyCardsProps>> {
    return (await import('../features/companies/company-cards.tsx')).CompanyCards
  }

  protected override panelProps(): CompanyCardsProps {
    return { embedded: true }
  }
}

defineElement('contapro-company-cards', ContaproCompanyCardsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-company-cards': ContaproCompanyCardsElement
  }
}
