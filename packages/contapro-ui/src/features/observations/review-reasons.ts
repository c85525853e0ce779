import type { ReviewedVoucher } from '@contapro/sdk'
import type { Reason } from '../../patterns/reason-list/reason-list.tsx'
import type { ObservationsMessages } from './observations.messages.ts'

/** The reason of a row in few words: the first rule's name, or what the law says, or that there is an advice; undefined for none. */
export function reasonText(voucher: ReviewedVoucher, texts: ObservationsMessages): string | undefined {
  const names = voucher.observations.map(({ name }) => name ?? texts.otherReasons)
  const [first, ...others] = names.length > 0 ? names : lawReasons(voucher).map(({ message }) => message)
  if (first === undefined) return advised(voucher).length > 0 ? texts.advice : undefined
  return others.length > 0 ? texts.andOthers(first, others.length) : first
}

/** Every reason of a voucher: what the rule found, what it means, and where it stands. */
export function reviewReasons(voucher: ReviewedVoucher, texts: ObservationsMessages): readonly Reason[] {
  const observed = voucher.observations.map(({ code, name, message }) => ({
    ...explained(code, message, texts),
    title: name ?? texts.otherReasons,
  }))
  const byLaw = lawReasons(voucher).map(({ code, message }) => ({ ...explained(code, '', texts), title: message }))
  return [...observed, ...byLaw]
}

/** What documents cannot tell, and what to see to. */
export function advicesOf(voucher: ReviewedVoucher, texts: ObservationsMessages): readonly Reason[] {
  return advised(voucher).map(({ code, message }) => ({ ...explained(code, '', texts), tone: 'wait', title: message }))
}

/** The advices, and what the voucher contradicts itself in where no advice says it already. */
function advised({ advices, warnings }: ReviewedVoucher): ReviewedVoucher['advices'] {
  return [...advices, ...warnings.filter(({ code }) => !advices.some((advice) => advice.code === code))]
}

/** Reasons of the status that are neither a rule's doubt nor the accountant's own word. */
function lawReasons({ observations, status_reasons, decision }: ReviewedVoucher): ReviewedVoucher['status_reasons'] {
  if (decision) return []
  return status_reasons.filter(({ code }) => !observations.some((observation) => observation.code === code))
}

function explained(code: string, message: string, texts: ObservationsMessages): Omit<Reason, 'title'> {
  const rule = texts.explanations[code]
  const sentences = [message, ...(rule ? [rule.text, texts.legalSource(rule.source)] : [])]
  return { id: code, tone: 'bad', sentences: sentences.filter((sentence) => sentence !== '') }
}
