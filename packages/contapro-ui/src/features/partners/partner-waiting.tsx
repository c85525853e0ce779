import type { PartnerCompany } from '@contapro/sdk'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Logo } from '../../primitives/logo/logo.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { partnerEntryMessages } from './partner-entry.messages.ts'
import { PartnerSign } from './partner-sign.tsx'
import { large, middle, pair, tile, waiting, waitingCompany, waitingTitle, way } from './partners.css.ts'

/** From one program to the other: while the data are looked at. */
export function PartnerWaiting({ company }: { readonly company?: PartnerCompany | undefined }): JSX.Element {
  const texts = useTexts(partnerEntryMessages)
  return (
    <div className={clsx(middle, waiting)}>
      <div className={pair} aria-hidden>
        <span className={tile}>
          <PartnerSign variant="mark" />
        </span>
        <span className={way} />
        <span className={tile}>
          <Logo variant="mark" />
        </span>
      </div>
      <output className={waitingTitle}>
        <Text as="span" variant="section" className={large}>
          {texts.validating}
        </Text>
      </output>
      {company ? (
        <Text tone="secondary" translate="no" numeric className={waitingCompany}>
          {texts.company(company.razon_social, company.ruc)}
        </Text>
      ) : null}
    </div>
  )
}
