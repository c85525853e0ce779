import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { registerCompaniesMessages } from './register-companies.messages.ts'
import { label, place, step as stepClass, steps } from './registration-steps.css.ts'

/** A step of the registration after signing up: first company, second company, ready. */
export type RegistrationStep = 1 | 2 | 3

/** How far the registration is. */
export function RegistrationSteps({ current }: { readonly current: RegistrationStep }): JSX.Element {
  const texts = useTexts(registerCompaniesMessages)
  const names = [texts.firstStep, texts.secondStep, texts.lastStep]
  return (
    <ol className={steps} aria-label={texts.progress}>
      {names.map((name, index) => {
        const number = index + 1
        const isDone = number < current
        return (
          <li
            key={name}
            className={stepClass}
            data-state={isDone ? 'done' : undefined}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className={place}>{isDone ? <Icon as={CheckIcon} size="sm" label={texts.stepDone} /> : number}</span>
            <span className={label}>{name}</span>
          </li>
        )
      })}
    </ol>
  )
}
