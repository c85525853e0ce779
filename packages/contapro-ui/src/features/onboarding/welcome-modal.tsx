import type { JSX } from 'react'
import { useTargetHref } from '../../host/host-context.ts'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { TargetButton } from '../../host/target-link.tsx'
import { VideoModal } from '../../patterns/video-modal/video-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { onboardingMessages } from './onboarding.messages.ts'

/** Props of `WelcomeModal`. */
export interface WelcomeModalProps {
  /** What the video is about: the product, for who has no company in order yet, or the observed vouchers of one. */
  readonly variant: 'registerSuccess' | 'observations'
  readonly src?: string | undefined
  /** The company whose observed vouchers the second variant leads to. */
  readonly businessUuid?: string
  readonly onClose: () => void
  /** The button was pressed, before its link is followed; `onClose` without one. */
  readonly onGo?: () => void
}

/** The video of the first visit, and the way to what it is about (part 1 §4). */
export function WelcomeModal({ variant, src, businessUuid, onClose, onGo = onClose }: WelcomeModalProps): JSX.Element {
  const texts = useTexts(onboardingMessages)
  const isWelcome = variant === 'registerSuccess'
  const destination: NavigationTarget = isWelcome
    ? { to: 'registerCompany', newUser: true }
    : { to: 'observations', businessUuid }
  const hasPlace = useTargetHref(destination) !== undefined
  return (
    <VideoModal
      open
      onClose={onClose}
      title={isWelcome ? texts.welcomeTitle : texts.observationsTitle}
      text={isWelcome ? texts.welcomeText : texts.observationsText}
      src={src || undefined}
      action={
        hasPlace ? (
          <TargetButton destination={destination} before={onGo} variant="primary" size="lg">
            {isWelcome ? texts.registerCompany : texts.seeObservations}
          </TargetButton>
        ) : undefined
      }
    />
  )
}
