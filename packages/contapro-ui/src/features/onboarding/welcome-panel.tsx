import type { Business } from '@contapro/sdk'
import { useCompanies, useFlags } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { WelcomeModal } from './welcome-modal.tsx'

/** Addresses of the videos; one without an address shows its poster, title and text. */
export interface WelcomeVideos {
  readonly registerSuccess?: string | undefined
  readonly observations?: string | undefined
}

/** Props of `WelcomePanel`. */
export interface WelcomePanelProps {
  readonly videos?: WelcomeVideos
}

/**
 * The welcome on Inicio, connected: it shows once, after an account was made and until it is closed. Who has a connected
 * company by then is shown what to look at in it, everybody else how to register one (part 1 §4).
 */
export function WelcomePanel({ videos = {} }: WelcomePanelProps): JSX.Element | null {
  const [{ isFirstLogin }] = useFlags()
  const { data: companies } = useCompanies({ enabled: isFirstLogin })
  return isFirstLogin && companies ? <Welcome companies={companies} videos={videos} /> : null
}

interface WelcomeProps {
  readonly companies: readonly Business[]
  readonly videos: WelcomeVideos
}

function Welcome({ companies, videos }: WelcomeProps): JSX.Element {
  const [, setFlag] = useFlags()
  // As they stand when it opens: a company that is connected meanwhile does not change what somebody is reading.
  const [connected] = useState(() => companies.find(({ status }) => status === 'VALID'))
  const close = (): void => setFlag('isFirstLogin', false)
  if (!connected) return <WelcomeModal variant="registerSuccess" src={videos.registerSuccess} onClose={close} />
  return (
    <WelcomeModal
      variant="observations"
      src={videos.observations}
      businessUuid={connected.uuid}
      onClose={() => {
        close()
        setFlag('completedOnboardingVideo', true)
      }}
      onGo={() => {
        close()
        setFlag('completedOnboardingVideo', false)
      }}
    />
  )
}
