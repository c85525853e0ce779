import type { Business } from '@contapro/sdk'
import { useEffect, useRef } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ToastOptions } from '../../primitives/toast/toast-options.ts'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { type StatusNewsMessages, statusNewsMessages } from './status-news.messages.ts'

/** Says by a toast what became of a company while its list is on the screen. */
export function useStatusNews(companies: readonly Business[] | undefined): void {
  const { show } = useToasts()
  const texts = useTexts(statusNewsMessages)
  const known = useRef<readonly Business[]>(undefined)
  useEffect(() => {
    if (!companies) return
    const before = known.current ?? companies
    known.current = companies
    const changed = companies.filter(({ uuid, status }) =>
      before.some((company) => company.uuid === uuid && company.status !== status),
    )
    const [first, ...others] = changed
    if (first) show(others.length > 0 ? newsOfMany(changed, texts) : newsOfOne(first, texts))
  }, [companies, show, texts])
}

function newsOfOne({ name, status }: Business, texts: StatusNewsMessages): ToastOptions {
  switch (status) {
    case 'VALID':
      return { tone: 'success', title: texts.connected, description: texts.connectedText(name) }
    case 'MISSING_PERMISSIONS':
      return { tone: 'destructive', title: texts.missingPermissions, description: texts.missingPermissionsText(name) }
    case 'INVALID_CREDENTIALS':
      return { tone: 'destructive', title: texts.invalidCredentials, description: texts.invalidCredentialsText(name) }
    case 'IN_PROGRESS':
      return { tone: 'neutral', title: texts.inProgress, description: texts.inProgressText(name) }
    default:
      return assertNever(status)
  }
}

function newsOfMany(companies: readonly Business[], texts: StatusNewsMessages): ToastOptions {
  return {
    tone: 'neutral',
    title: texts.many(companies.length),
    description: companies.map(({ name }) => name).join(', '),
  }
}
