import type { JSX } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Carousel } from '../../primitives/carousel/carousel.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import {
  author,
  authorName,
  portrait,
  quote as quoteClass,
  section,
  testimonial,
  testimonialCard,
} from './sign-up.css.ts'
import { signUpMessages, type Testimonial } from './sign-up.messages.ts'

/** What accountants say: up to three beside each other, one step at a time (part 1 §9). */
export function Testimonials(): JSX.Element {
  const texts = useTexts(signUpMessages)
  return (
    <Carousel
      className={section}
      label={texts.testimonialsTitle}
      title={
        <Text as="h2" variant="title">
          {texts.testimonialsTitle}
        </Text>
      }
      items={texts.testimonials.map((voice) => ({ id: voice.quote, content: <Voice {...voice} /> }))}
    />
  )
}

function Voice({ quote, name, surname, role }: Testimonial): JSX.Element {
  return (
    <Card as="div" className={testimonialCard}>
      <figure className={testimonial}>
        <blockquote className={quoteClass}>{quote}</blockquote>
        <figcaption className={author}>
          <Avatar name={name} surname={surname} kind="person" className={portrait} />
          <div>
            <Text as="span" variant="subsection" className={authorName}>
              {`${name} ${surname}`}
            </Text>
            <Text as="span" variant="small" tone="secondary">
              {role}
            </Text>
          </div>
        </figcaption>
      </figure>
    </Card>
  )
}
