import type { JSX } from 'react'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { FileSearchIcon, LandmarkIcon, SplitIcon, TimerIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { benefit, benefitIcon, benefits, benefitText, section, sectionTitle } from './sign-up.css.ts'
import { type Benefit, signUpMessages } from './sign-up.messages.ts'

/** Four reasons in one block. */
export function Benefits(): JSX.Element {
  const texts = useTexts(signUpMessages)
  const [time, vouchers, foreign, detractions] = texts.benefits
  return (
    <section className={section}>
      <Text as="h2" variant="title" className={sectionTitle}>
        {texts.benefitsTitle}
      </Text>
      <div className={benefits}>
        <Reason icon={TimerIcon} {...time} />
        <Reason icon={FileSearchIcon} {...vouchers} />
        <Reason icon={SplitIcon} {...foreign} />
        <Reason icon={LandmarkIcon} {...detractions} />
      </div>
    </section>
  )
}

function Reason({ icon, title, text }: Benefit & { readonly icon: IconOutline }): JSX.Element {
  return (
    <div className={benefit}>
      <Icon as={icon} size="xl" className={benefitIcon} />
      <Text as="h3" variant="section">
        {title}
      </Text>
      <Text tone="secondary" className={benefitText}>
        {text}
      </Text>
    </div>
  )
}
