import { rucProblem } from '@contapro/sunat'
import { pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import * as z from 'zod/mini'
import type { SettingsValues } from '../contract/contract.ts'
import { trimmedText } from '../forms/text-rule.ts'
import {
  balanceRule,
  coefficientRule,
  columnTextRule,
  columnWidthRule,
  foreignWordRule,
  goodNameRule,
  igvRateRule,
  rateRule,
  statedAmountRule,
  typedDecimal,
  typedSoles,
} from './setting-rules.ts'

const chosen = (problem: string) => trimmedText((text) => (text === '' ? problem : undefined))
const day = () => chosen('Ingrese la fecha')
const month = () => chosen('Seleccione el periodo')

/** What the form of the opening saldo a favor holds. */
export interface OpeningBalanceForm {
  amount: string
  /** The period that closed with it. */
  tax_period: string
}

/** Rules and messages of the opening saldo a favor: both fields, or none for no balance. */
export const openingBalanceFormSchema: z.ZodMiniType<OpeningBalanceForm, OpeningBalanceForm> = /* @__PURE__ */ (() =>
  z.object({ amount: trimmedText(balanceRule), tax_period: z.string() }).check(
    z.refine(({ amount, tax_period: period }) => amount !== '' || period === '', {
      path: ['amount'],
      error: () => 'Ingrese el monto',
    }),
    z.refine(({ amount, tax_period: period }) => amount === '' || period !== '', {
      path: ['tax_period'],
      error: () => 'Seleccione el periodo',
    }),
  ))()

/** The balance that a valid form stands for; null without one. */
export function openingBalanceOf({ amount, tax_period }: OpeningBalanceForm): SettingsValues['opening_balance'] {
  const soles = typedSoles(amount)
  return soles === undefined ? null : { tax_period, amount: soles }
}

/** What the form of what a period received holds, as it was filed. */
export interface StatedCarryForm {
  /** The period whose form received it. */
  tax_period: string
  /** 145, or the base of a pair, or a box without a tax. */
  box: string
  amount: string
  /** What the box of its tax received; empty where the box has none. */
  tax: string
}

/** The box of the tax of a base; undefined for one without. */
export function taxBoxOf(base: string): string | undefined {
  return pdt621VoucherBoxes.find(({ baseBox }) => baseBox === base)?.box
}

/** Rules and messages of what a period received, as it was filed. */
export const statedCarryFormSchema: z.ZodMiniType<StatedCarryForm, StatedCarryForm> = /* @__PURE__ */ (() =>
  z
    .object({
      tax_period: month(),
      box: z.string(),
      amount: trimmedText(statedAmountRule),
      tax: trimmedText(balanceRule),
    })
    .check(
      z.refine(({ box, tax }) => taxBoxOf(box) === undefined || tax !== '', {
        path: ['tax'],
        error: () => 'Ingrese el monto',
      }),
    ))()

/** The rows that a valid form stands for: a base stands together with its tax. */
export function statedCarriesOf({ tax_period, box, amount, tax }: StatedCarryForm): SettingsValues['stated_carries'] {
  const taxBox = taxBoxOf(box)
  return [
    { tax_period, box, amount: typedSoles(amount) ?? amount },
    ...(taxBox === undefined ? [] : [{ tax_period, box: taxBox, amount: typedSoles(tax) ?? tax }]),
  ]
}

/** What the form of the regime of an issuer holds. */
export interface IssuerRegimeForm {
  ruc: string
  regime: SettingsValues['issuer_regimes'][number]['regime']
}

/** Rules and messages of the regime of an issuer of boletas. */
export const issuerRegimeFormSchema: z.ZodMiniType<IssuerRegimeForm, IssuerRegimeForm> = /* @__PURE__ */ (() =>
  z.object({
    ruc: trimmedText((ruc) => (rucProblem(ruc) === undefined ? undefined : 'Ingrese un RUC válido de 11 dígitos')),
    regime: z.enum(['nuevo-rus', 'other']),
  }))()

/** What the form of a prorrata coefficient holds. */
export interface ProrrataForm {
  coefficient: string
  /** First period it counts in. */
  from: string
}

/** Rules and messages of a prorrata coefficient. */
export const prorrataFormSchema: z.ZodMiniType<ProrrataForm, ProrrataForm> = /* @__PURE__ */ (() =>
  z.object({ coefficient: trimmedText(coefficientRule), from: month() }))()

/** The row that a valid form stands for. */
export function prorrataOf({ coefficient, from }: ProrrataForm): SettingsValues['prorrata'][number] {
  return { from, coefficient: typedDecimal(coefficient) }
}

/** What the form of a word that marks foreign items holds. */
export interface ForeignWordForm {
  word: string
}

/** Rules and messages of a word that marks foreign items. */
export const foreignWordFormSchema: z.ZodMiniType<ForeignWordForm, ForeignWordForm> = /* @__PURE__ */ (() =>
  z.object({ word: trimmedText(foreignWordRule) }))()

/** What the form of a rate of IGV holds. */
export interface IgvRateForm {
  regime: SettingsValues['igv_rates'][number]['regime']
  /** First day it counts on. */
  from: string
  /** Empty where the regime has no rate from that day on. */
  rate: string
}

/** Rules and messages of a rate of IGV. */
export const igvRateFormSchema: z.ZodMiniType<IgvRateForm, IgvRateForm> = /* @__PURE__ */ (() =>
  z.object({ regime: z.enum(['general', 'reduced', 'ivap']), from: day(), rate: trimmedText(igvRateRule) }))()

/** The row that a valid form stands for. */
export function igvRateOf({ regime, from, rate }: IgvRateForm): SettingsValues['igv_rates'][number] {
  return { regime, from, rate: rate === '' ? null : typedDecimal(rate) }
}

/** What the form of a rate of detraction holds. */
export interface DetractionRateForm {
  /** Three digits of catálogo 54. */
  code: string
  name: string
  /** First day it counts on. */
  from: string
  /** Empty where the good or service is no longer subject from that day on. */
  rate: string
}

/** Rules and messages of a rate of detraction. */
export const detractionRateFormSchema: z.ZodMiniType<DetractionRateForm, DetractionRateForm> = /* @__PURE__ */ (() =>
  z.object({
    code: trimmedText((code) => (/^\d{3}$/.test(code) ? undefined : 'Ingrese los tres dígitos del código')),
    name: trimmedText(goodNameRule),
    from: day(),
    rate: trimmedText(rateRule),
  }))()

/** The row that a valid form stands for. */
export function detractionRateOf(form: DetractionRateForm): SettingsValues['detraction_rates'][number] {
  const { code, name, from, rate } = form
  return { code, name, from, rate: rate === '' ? null : typedDecimal(rate) }
}

type SiscontColumn = SettingsValues['siscont_template']['columns'][number]

/** What the form of a column of the Siscont file holds. */
export interface SiscontColumnForm {
  heading: string
  /** A field of the voucher; empty for a fixed value, or for an empty column. */
  field: string
  fixed_value: string
  /** Characters; empty where Excel chooses. */
  width: string
}

/** Rules and messages of a column of the Siscont file; a text file wants widths. */
export function siscontColumnFormSchema(
  format: SettingsValues['siscont_template']['format'],
): z.ZodMiniType<SiscontColumnForm, SiscontColumnForm> {
  return z.object({
    heading: trimmedText(
      (heading) =>
        columnTextRule(heading) ?? (format === 'xlsx' && heading === '' ? 'Ingrese el encabezado' : undefined),
    ),
    field: z.string(),
    fixed_value: trimmedText(columnTextRule),
    width: trimmedText(
      (width) => columnWidthRule(width) ?? (format === 'txt' && width === '' ? 'Ingrese el ancho' : undefined),
    ),
  })
}

/** The form of a column that is there. */
export function siscontColumnFormOf({ heading, field, fixed_value, width }: SiscontColumn): SiscontColumnForm {
  return { heading, field: field ?? '', fixed_value: fixed_value ?? '', width: width === null ? '' : String(width) }
}

/** The column that a valid form stands for; a field wins over a fixed value. */
export function siscontColumnOf({ heading, field, fixed_value, width }: SiscontColumnForm): SiscontColumn {
  const isField = field !== ''
  return {
    heading,
    // The field is one of a list that the screen offers; the server names any other.
    field: isField ? (field as SiscontColumn['field']) : null,
    fixed_value: isField || fixed_value === '' ? null : fixed_value,
    width: width === '' ? null : Number(width),
  }
}
