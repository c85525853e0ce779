import { type Centimos, findDetractionGood, parseCentimos, type TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { type Reason, RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { VoucherNotFoundError } from '../../vouchers/lists/voucher-not-found-error.ts'
import { listDepositCandidates } from './deposit-files.store.ts'
import type { DetractedPurchase } from './detraction-columns.ts'
import { type EnteredFacts, findNewestEntry, saveEntry } from './detraction-entries.store.ts'
import { waitForReview } from './wait-for-review.ts'

/** What is entered about a purchase of a period. */
export interface EntryRequest {
  readonly name: { readonly uuid: string; readonly ruc: string }
  readonly period: TaxPeriod
  readonly code: string
  /** Null takes back what was entered before. */
  readonly isSubject: boolean | null
  readonly good: string | null
  /** Decimal text. */
  readonly amount: string | null
}

export interface EntryResult {
  readonly entry: EnteredFacts | null
  readonly isReviewing: boolean
}

/**
 * Enters a detraction by hand: kept with its author and date, and followed by status, credit and figures. Throws
 * `BusinessNotFoundError`, `VoucherNotFoundError`, `RuleBrokenError`.
 */
export async function enterDetraction(ctx: RequestContext, request: EntryRequest): Promise<EntryResult> {
  const { uuid: businessUuid } = await ownBusiness(ctx, request.name)
  const { period, code, isSubject, good, amount } = request
  const found = await listDepositCandidates(ctx.database, { businessUuid, period }, [code])
  const purchase = found.get(code)
  if (!purchase) throw new VoucherNotFoundError([code])
  const broken = brokenRules(request, purchase)
  if (broken.length > 0) throw new RuleBrokenError(broken)
  const isEntered = isSubject === true
  await saveEntry(ctx.database, {
    businessUuid,
    code,
    isSubject,
    goodCode: isEntered ? good : null,
    amount: isEntered && amount !== null ? (parseCentimos(amount) ?? null) : null,
    accountantUuid: ctx.accountantUuid,
    enteredAt: ctx.clock(),
  })
  const isReviewing = await waitForReview(ctx, businessUuid, code)
  return { entry: await findNewestEntry(ctx.database, businessUuid, code), isReviewing }
}

/** Types that follow the voucher that they change. */
const NOTES = new Set(['07', '08', '87', '88', '97', '98'])

function brokenRules({ isSubject, good, amount }: EntryRequest, purchase: MarkedPurchase): Reason[] {
  if (isSubject === null) return []
  if (!isSubject) return purchase.isMarked ? [MARKED] : []
  if (NOTES.has(purchase.type)) return [NOTE]
  return [...brokenGood(good, amount), ...brokenAmount(amount, purchase)]
}

type MarkedPurchase = DetractedPurchase & { readonly isMarked: boolean }

const MARKED: Reason = {
  code: 'DETRACTION_MARKED',
  message: 'El registro o el XML marca este comprobante: no se puede quitar a mano.',
  field: 'is_subject',
}

const NOTE: Reason = {
  code: 'NOTE_WITHOUT_DETRACTION',
  message: 'Una nota sigue la detracción de su comprobante: ingrésala en él.',
  field: 'code',
}

function brokenGood(good: string | null, amount: string | null): Reason[] {
  const field = 'good_or_service_code'
  if (good !== null && findDetractionGood(good)?.isCurrent !== true) {
    return [{ code: 'GOOD_UNKNOWN', message: 'Ese código no está vigente en el catálogo 54.', field }]
  }
  if (good === null && amount === null) {
    return [{ code: 'ENTRY_EMPTY', message: 'Ingresa el bien o servicio, el monto, o ambos.', field }]
  }
  return []
}

function brokenAmount(amount: string | null, { total, missingExchangeRate }: DetractedPurchase): Reason[] {
  if (amount === null) return []
  const value: Centimos | undefined = parseCentimos(amount)
  if (value === undefined || value <= 0) return refuse('AMOUNT_OUT_OF_RANGE', 'El monto debe ser mayor que cero.')
  if (value % 100 !== 0) return refuse('AMOUNT_NOT_WHOLE', 'La detracción se deposita en soles enteros, sin céntimos.')
  // Without soles there is nothing to hold it against.
  if (!missingExchangeRate && value > total) {
    return refuse('AMOUNT_OUT_OF_RANGE', 'El monto no puede pasar del total del comprobante.')
  }
  return []
}

const refuse = (code: string, message: string): Reason[] => [{ code, message, field: 'amount' }]
