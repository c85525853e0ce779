import { useFlags } from '@contapro/sdk/react'
import { type JSX, useEffect, useMemo } from 'react'
import { findTourTarget } from '../../host/tour-target.ts'
import { preloadTour, Tour } from '../../patterns/tour/tour.tsx'
import type { TourStep } from '../../patterns/tour/tour-step.ts'
import { VideoModal } from '../../patterns/video-modal/video-modal.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { onboardingMessages } from './onboarding.messages.ts'

/** Props of `DashboardOnboarding`. */
export interface DashboardOnboardingProps {
  /** Address of the video; without one its poster, title and text stand alone (decisions 3). */
  readonly video?: string | undefined
}

const places = ['analysis', 'reports', 'observations', 'companies'] as const

/**
 * The first visit to a dashboard: its video, until it is closed, then the guided tour of four steps, until it is finished or
 * closed. Both are remembered by this browser (part 2 §2).
 */
export function DashboardOnboarding({ video }: DashboardOnboardingProps): JSX.Element {
  const texts = useTexts(onboardingMessages)
  const [{ completedOnboardingVideo, completedFirstOnboarding }, setFlag] = useFlags()
  const steps = useMemo(
    () => places.map((id): TourStep => ({ id, ...texts.tour[id], target: () => findTourTarget(id) })),
    [texts],
  )
  useEffect(() => {
    if (!completedFirstOnboarding) preloadTour()
  }, [completedFirstOnboarding])
  const closeVideo = (): void => setFlag('completedOnboardingVideo', true)
  return (
    <>
      <VideoModal
        open={!completedOnboardingVideo}
        onClose={closeVideo}
        title={texts.dashboardTitle}
        text={texts.dashboardText}
        src={video || undefined}
        action={
          completedFirstOnboarding ? undefined : (
            <Button variant="primary" size="lg" onClick={closeVideo}>
              {texts.startTour}
            </Button>
          )
        }
      />
      <Tour
        open={completedOnboardingVideo && !completedFirstOnboarding}
        steps={steps}
        onEnd={() => setFlag('completedFirstOnboarding', true)}
      />
    </>
  )
}
