import type { Decision, ReviewList } from '@contapro/sdk'
import { countOf, formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'
import type { DecisionKind } from './decision-task.ts'
import { type RuleExplanation, ruleExplanations } from './rule-explanations.messages.ts'

type ByDecision<Text> = Readonly<Record<DecisionKind, Text>>

/** Texts of the observed, rejected and validated purchases (part 2 §2). */
export interface ObservationsMessages {
  readonly title: string
  readonly back: string
  readonly tabs: string
  readonly lists: Readonly<Record<ReviewList, string>>
  /** What the state means for deductible vouchers and the Excel report. */
  readonly notes: Readonly<Record<ReviewList, string>>
  readonly issueDate: string
  readonly serieNumber: string
  readonly supplier: string
  readonly reason: string
  readonly taxable: string
  readonly igv: string
  readonly actions: string
  readonly otherReasons: string
  readonly andOthers: (reason: string, others: number) => string
  readonly advice: string
  readonly nobodyDecided: string
  readonly decidedBy: Readonly<Record<Decision['kind'], (who: string, when: string) => string>>
  readonly image: (voucher: string) => string
  readonly imageMissing: string
  readonly act: ByDecision<string>
  readonly actOn: ByDecision<(voucher: string) => string>
  readonly actOnMany: ByDecision<(vouchers: number) => string>
  readonly undo: string
  readonly selectedTaxable: string
  readonly working: ByDecision<(vouchers: number) => string>
  readonly decided: ByDecision<(vouchers: number) => string>
  readonly notDecided: ByDecision<string>
  readonly stakeTitle: Readonly<Record<'validate' | 'decline', (vouchers: number) => string>>
  readonly stake: Readonly<Record<'validate' | 'decline', (amount: string) => string>>
  readonly stakeLater: (vouchers: number) => string
  readonly stakeTooOld: (vouchers: readonly string[]) => string
  readonly stakeWithoutCredit: (vouchers: readonly string[]) => string
  readonly stakeConfirm: Readonly<Record<'validate' | 'decline', string>>
  readonly noteWarningTitle: (notes: number) => string
  readonly noteWarningText: (notes: number) => string
  readonly declineAnyway: string
  readonly cancel: string
  readonly detailIgv: string
  readonly detailWhy: string
  readonly detailNoReason: string
  readonly detailAdvices: string
  readonly detailDecision: string
  readonly explanations: Readonly<Record<string, RuleExplanation>>
  readonly legalSource: (source: string) => string
  readonly emptyTitle: string
  readonly emptyText: Readonly<Record<ReviewList, string>>
  readonly loadError: string
  readonly loaded: (vouchers: number) => string
}

const vouchersOf = (count: number): string => countOf(count, 'comprobante', 'comprobantes')
const isOne = (count: number): boolean => count === 1

export const observationsMessages: TextSet<'observations', ObservationsMessages> = {
  feature: 'observations',
  texts: {
    title: 'Observaciones',
    back: 'Volver al reporte',
    tabs: 'Estado de los comprobantes',
    lists: { observed: 'Observados', rejected: 'Rechazados', validated: 'Validados' },
    notes: {
      observed:
        'Un comprobante observado no cuenta como gasto deducible hasta que lo valides. Si lo rechazas, sale de tu reporte Excel de compras deducibles.',
      rejected:
        'Los comprobantes rechazados no cuentan como gasto deducible ni aparecen en tu reporte Excel. Puedes validarlos de nuevo.',
      validated:
        'Los comprobantes validados cuentan como gasto deducible y aparecen en tu reporte Excel. Puedes rechazarlos si no corresponden.',
    },
    issueDate: 'Fecha de emisión',
    serieNumber: 'Serie - Número',
    supplier: 'Proveedor',
    reason: 'Motivo',
    taxable: 'Base imponible',
    igv: 'IGV',
    actions: 'Acciones',
    otherReasons: 'Otros motivos',
    andOthers: (reason, others) => `${reason} y ${formatCount(others)} más`,
    advice: 'Recomendación',
    nobodyDecided: 'Sin decisión tuya',
    decidedBy: {
      validated: (who, when) => `${who} lo validó el ${when}`,
      declined: (who, when) => `${who} lo rechazó el ${when}`,
    },
    image: (voucher) => `Ver la imagen de ${voucher}`,
    imageMissing: 'Estamos procesando la visualización del comprobante. Estará disponible en menos de 24 horas.',
    act: { validate: 'Validar', decline: 'Rechazar', undo: 'Deshacer' },
    actOn: {
      validate: (voucher) => `Validar ${voucher}`,
      decline: (voucher) => `Rechazar ${voucher}`,
      undo: (voucher) => `Deshacer la decisión sobre ${voucher}`,
    },
    actOnMany: {
      validate: (vouchers) => `Validar ${formatCount(vouchers)}`,
      decline: (vouchers) => `Rechazar ${formatCount(vouchers)}`,
      undo: (vouchers) => `Deshacer ${formatCount(vouchers)}`,
    },
    undo: 'Deshacer',
    selectedTaxable: 'Base imponible',
    working: {
      validate: (vouchers) => `Estamos validando ${vouchersOf(vouchers)}.`,
      decline: (vouchers) => `Estamos rechazando ${vouchersOf(vouchers)}.`,
      undo: (vouchers) => `Estamos deshaciendo la decisión sobre ${vouchersOf(vouchers)}.`,
    },
    decided: {
      validate: (vouchers) =>
        isOne(vouchers)
          ? 'Validaste 1 comprobante. Ahora cuenta como gasto deducible y aparecerá en tu reporte Excel.'
          : `Validaste ${vouchersOf(vouchers)}. Ahora cuentan como gasto deducible y aparecerán en tu reporte Excel.`,
      decline: (vouchers) =>
        isOne(vouchers)
          ? 'Rechazaste 1 comprobante. Ya no cuenta como gasto deducible y no aparecerá en tu reporte Excel.'
          : `Rechazaste ${vouchersOf(vouchers)}. Ya no cuentan como gasto deducible y no aparecerán en tu reporte Excel.`,
      undo: (vouchers) =>
        isOne(vouchers)
          ? 'Deshiciste la decisión sobre 1 comprobante. Vuelve a contar según las reglas.'
          : `Deshiciste la decisión sobre ${vouchersOf(vouchers)}. Vuelven a contar según las reglas.`,
    },
    notDecided: {
      validate: 'No pudimos validar los comprobantes',
      decline: 'No pudimos rechazar los comprobantes',
      undo: 'No pudimos deshacer la decisión',
    },
    stakeTitle: {
      validate: (vouchers) => `¿Validar ${vouchersOf(vouchers)}?`,
      decline: (vouchers) => `¿Rechazar ${vouchersOf(vouchers)}?`,
    },
    stake: {
      validate: (amount) => `Está en juego ${amount} de IGV: es lo que sumarán al IGV de compras.`,
      decline: (amount) => `Está en juego ${amount} de IGV: es el crédito fiscal que no usarás.`,
    },
    stakeLater: (vouchers) =>
      isOne(vouchers)
        ? '1 comprobante da su crédito en otro periodo.'
        : `${vouchersOf(vouchers)} dan su crédito en otro periodo.`,
    stakeTooOld: (vouchers) => `Nunca darán crédito, por tener más de doce meses: ${vouchers.join(', ')}.`,
    stakeWithoutCredit: (vouchers) => `No dan crédito por otro motivo: ${vouchers.join(', ')}.`,
    stakeConfirm: { validate: 'Sí, validar', decline: 'Sí, rechazar' },
    noteWarningTitle: (notes) =>
      isOne(notes) ? '¿Rechazar la nota de crédito?' : `¿Rechazar ${formatCount(notes)} notas de crédito?`,
    noteWarningText: (notes) =>
      isOne(notes)
        ? 'Una nota de crédito resta del IGV de compras. Si la rechazas, deja de restar y tu IGV de compras sube.'
        : 'Las notas de crédito restan del IGV de compras. Si las rechazas, dejan de restar y tu IGV de compras sube.',
    declineAnyway: 'Rechazar de todos modos',
    cancel: 'Cancelar',
    detailIgv: 'IGV del comprobante',
    detailWhy: 'Motivos',
    detailNoReason: 'Ninguna regla observa este comprobante.',
    detailAdvices: 'Recomendaciones',
    detailDecision: 'Decisión',
    explanations: ruleExplanations,
    legalSource: (source) => `Base legal: ${source}.`,
    emptyTitle: 'No hay comprobantes encontrados',
    emptyText: {
      observed: 'No tienes compras por revisar en este periodo. Elige otro periodo para ver las suyas.',
      rejected: 'No hay compras rechazadas en este periodo. Elige otro periodo para ver las suyas.',
      validated: 'No hay compras validadas en este periodo. Elige otro periodo para ver las suyas.',
    },
    loadError: 'No pudimos cargar los comprobantes',
    loaded: (vouchers) => `${vouchersOf(vouchers)}.`,
  },
}
