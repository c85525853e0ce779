import { usePurchaseDashboard } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { downloadMessages } from '../patterns/download/download.messages.ts'
import { Banner } from '../primitives/banner/banner.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'

export interface RceContentsProps {
  readonly company: { readonly uuid: string; readonly ruc: string }
  /** `YYYYMM`. */
  readonly taxPeriod: string
}

/** What the file RCE of a period holds and what only the whole register does, said before the download; nothing while it is not known. */
export function RceContents({ company, taxPeriod }: RceContentsProps): JSX.Element | null {
  const texts = useTexts(downloadMessages)
  const { data } = usePurchaseDashboard({ businessUuid: company.uuid, ruc: company.ruc, taxPeriod })
  const { rce_cpes_count: credited, rce_whole_cpes_count: whole } = data ?? {}
  if (credited === undefined || whole === undefined) return null
  return <Banner tone={credited === whole ? 'info' : 'warning'}>{texts.rceContents(credited, whole)}</Banner>
}
