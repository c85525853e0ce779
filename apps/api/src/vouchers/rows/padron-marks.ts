import type { IssuerStanding } from '@contapro/sunat/observations'

const RUC_LENGTH = 11

/** Digits of a RUC that a block of the padrón shares. */
export const PADRON_PREFIX_LENGTH = 7

/** Taxpayers that begin alike and that the padrón speaks against. */
export interface PadronBlock {
  readonly prefix: string
  /** One `padronMark` after the other. */
  readonly marks: string
}

const REST_LENGTH = RUC_LENGTH - PADRON_PREFIX_LENGTH

/** A taxpayer that the padrón speaks against, as a part of its block: the rest of its RUC and a digit. */
export function padronMark(ruc: string, { isActive, isFound }: IssuerStanding): string {
  return `${ruc.slice(PADRON_PREFIX_LENGTH)}${Number(!isActive) + 2 * Number(!isFound)}`
}

/** The taxpayers of a block. */
export function* readPadronMarks(
  prefix: string,
  marks: string,
): Generator<{ readonly ruc: string; readonly standing: IssuerStanding }, void, undefined> {
  for (let i = 0; i < marks.length; i += REST_LENGTH + 1) {
    const mark = Number(marks[i + REST_LENGTH])
    yield {
      ruc: prefix + marks.slice(i, i + REST_LENGTH),
      standing: { isActive: mark === 2, isFound: mark === 1 },
    }
  }
}
