import type { ReactElement } from 'react'
import { useRouteError } from 'react-router'
import { LoadErrorPage } from '../message-page/load-error-page.tsx'
import { SectionUnavailable } from '../section-pages.ts'
import { OfflineSection } from './offline-section.tsx'

/** Replaces a section that failed. The shell stays. */
export function SectionLoadError(): ReactElement {
  return useRouteError() instanceof SectionUnavailable ? <OfflineSection /> : <LoadErrorPage />
}
