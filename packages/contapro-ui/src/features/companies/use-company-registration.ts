import type { ContaproError, RegisteredBusiness, RucOwner } from '@contapro/sdk'
import { useCompanies, useMe, useRegisterCompany, useRucOwner } from '@contapro/sdk/react'
import { type CompanyForm, newBusinessOf } from '@contapro/sdk/rules'
import { useMemo, useRef } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { CompanyFormFailure, CompanyFormNotice } from './company-form.tsx'
import { type RegisterCompanyMessages, registerCompanyMessages } from './register-company.messages.ts'
import { type FullPlan, useFullPlan } from './use-full-plan.ts'

/** The registration of one company. */
export interface CompanyRegistration {
  /** Sends a valid form; a second submission while one runs is ignored (part 1 §4). */
  readonly submit: (form: CompanyForm) => void
  readonly isRunning: boolean
  readonly failure: CompanyFormFailure | undefined
  /** The plan allows no more companies. */
  readonly obstacle: CompanyFormNotice | undefined
  readonly registered: RegisteredBusiness | undefined
  /** Ready for another company. */
  readonly reset: () => void
}

/** Registers a company. One that is taken by another account is asked about, so that the failure can name it (part 1 §8). */
export function useCompanyRegistration(onRegistered?: (company: RegisteredBusiness) => void): CompanyRegistration {
  const texts = useTexts(registerCompanyMessages)
  const { mutate, reset, data, error, isPending, variables } = useRegisterCompany()
  const registered = useWithUuid(data)
  const emit = useEmit()
  const running = useRef(false)
  const takenRuc = (error?.code === 'BUSINESS_ALREADY_REGISTERED' && variables?.ruc) || null
  const owner = useRucOwner(takenRuc)
  const me = useMe().data?.uuid
  const fullPlan = useFullPlan()
  const isAsking = takenRuc !== null && owner.isLoading
  const other = owner.data && owner.data.accountant_uuid !== me ? owner.data : undefined
  const failure = useMemo(
    () => (error && !isAsking ? failureOf(error, takenBy(takenRuc, other), texts) : undefined),
    [error, isAsking, takenRuc, other, texts],
  )
  const isRunning = isPending || isAsking
  return {
    isRunning,
    obstacle: fullPlan && !isRunning ? noticeOf(fullPlan, texts) : undefined,
    failure,
    registered,
    reset,
    submit: (form) => {
      if (running.current) return
      running.current = true
      mutate(newBusinessOf(form), {
        onSuccess: (company) => {
          emit({ type: 'company-registered', ruc: company.ruc })
          onRegistered?.(company)
        },
        onSettled: () => {
          running.current = false
        },
      })
    },
  }
}

/** An answer without a body has no uuid; the list has it. */
function useWithUuid(company: RegisteredBusiness | undefined): RegisteredBusiness | undefined {
  const isUnknown = company !== undefined && company.uuid === undefined
  const { data: companies } = useCompanies({ enabled: isUnknown })
  const listed = isUnknown ? companies?.find(({ ruc }) => ruc === company.ruc) : undefined
  return listed ?? company
}

interface TakenRuc {
  readonly ruc: string
  readonly name: string
}

function takenBy(ruc: string | null, owner: RucOwner | undefined): TakenRuc | undefined {
  return ruc !== null && owner ? { ruc, name: owner.name } : undefined
}

const plansLink = ({ seePlans }: RegisterCompanyMessages) =>
  ({ destination: { to: 'plans' }, label: seePlans }) as const

function noticeOf({ name, limit, count }: FullPlan, texts: RegisterCompanyMessages): CompanyFormNotice {
  return { title: texts.planFull, text: texts.planFullText(name, limit, count), link: plansLink(texts) }
}

function failureOf(
  error: ContaproError,
  elsewhere: TakenRuc | undefined,
  texts: RegisterCompanyMessages,
): CompanyFormFailure {
  if (error.code !== 'BUSINESS_ALREADY_REGISTERED') {
    const isPlanLimit = error.errors.some(({ code }) => code === 'PLAN_LIMIT_REACHED')
    const link = isPlanLimit ? plansLink(texts) : undefined
    return { title: texts.errorTitle, text: error.message, link, isAnswer: error.kind === 'http' }
  }
  const text = elsewhere ? texts.registeredElsewhere(elsewhere.ruc, elsewhere.name) : texts.alreadyRegisteredText
  return { title: texts.alreadyRegistered, text, isAnswer: true }
}
