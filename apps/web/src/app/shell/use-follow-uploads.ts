import { useUploads } from '@contapro/sdk/react'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'

/** Uploads of one company that may be at work at once. */
const MOST = 10

/**
 * Goes on following what the upload page left at work, and what was at work before a reload, so that figures and lists renew when it is
 * over. On the upload page its form does that, in the frame.
 */
export function useFollowUploads(businessUuid: string): void {
  const { pathname } = useLocation()
  useUploads(businessUuid, { page: 1, size: MOST }, { enabled: pathname !== paths.uploads })
}
