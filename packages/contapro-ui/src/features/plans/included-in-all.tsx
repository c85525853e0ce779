import type { JSX } from 'react'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { included, includedCard, includedIcon, includedItem } from './plans.css.ts'
import { plansMessages } from './plans.messages.ts'

/** What no plan leaves out. */
export function IncludedInAll(): JSX.Element {
  const texts = useTexts(plansMessages)
  return (
    <Card className={includedCard} aria-label={texts.includedTitle}>
      <CardBody>
        <Text as="h2" variant="subsection">
          {texts.includedTitle}
        </Text>
        <ul className={included}>
          {texts.included.map((text) => (
            <li key={text} className={includedItem}>
              <Icon as={CheckIcon} className={includedIcon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
