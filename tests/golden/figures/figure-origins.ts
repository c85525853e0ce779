import {
  getDetractionTotals,
  getHistory,
  getPdt621,
  getPdtReport,
  getPurchaseDashboard,
  getSalesDashboard,
  getTotalAmount,
  listDepositFiles,
  listDetractions,
  listPdt621Vouchers,
  listPerceptions,
  listPossibleDetractions,
  listRetentions,
  listVouchers,
} from '@contapro/sdk'
import {
  amountOfFile,
  creditOfDetraction,
  depositsOutside,
  depositsOfFile,
  listedOfDifference,
  madeOfFile,
  outsideOfDays,
  rateOfDetraction,
  rateOfPossible,
  suggestedOfPossible,
  totalOfPossible,
} from './detraction-origins.ts'
import {
  leftNotes,
  leftOfBox,
  netOfMonth,
  receivedNotes,
  receivedOfBox,
  roundingOfBalance,
  sumOfBox,
  valueOfBox,
} from './form-boxes.ts'
import { amountOfLeftOut, leftOfLastForm, valueOfLeftOut } from './left-out-origins.ts'
import { sumOf } from './opened-lists.ts'
import {
  type AnswerOrigins,
  sides,
  opened,
  amountOf,
  countOf,
  ofBothSides,
  changeOf,
  rates,
  pdtCards,
  onSide,
  rowsOfTab,
  ofRows,
  paging,
  footOfSide,
  sideOfList,
  creditOfSide,
  movedOfSide,
  boxOf,
  previousBalance,
  typed,
  monthOfHistory,
  reasonOf,
  rowsOfRce,
  rowsOfWholeRce,
  detractionsOf,
  paidOf,
} from './origins.ts'

/** Answers whose numbers are no figures of vouchers. */
export const answersWithoutFigures: Readonly<Record<string, string>> = {
  getMe: 'The plan and its days.',
  listPlans: 'Prices.',
  getSettings: 'What the accountant sets.',
  listRuleChanges:
    'Boxes before and after an update of the rules, of which getPdt621 has those of today; totals of vouchers that counted twice.',
  listUploads: 'Rows and files that were read.',
  getUpload: 'Rows and files that were read.',
  getReport: 'What a report file leaves out, for a note beside the download.',
  getSiscontReport: 'What a report file leaves out, for a note beside the download.',
}

/** Every answer of a screen, with the origin of each of its numbers. */
export const figureOrigins: Readonly<Record<string, AnswerOrigins>> = {
  getTotalAmount: {
    ask: async (client, { scope }) => [await getTotalAmount(client, scope)],
    fields: {
      total_amount_igv_sales: amountOf('VENTA', 'igv-ventas'),
      total_amount_igv_purchase: amountOf('COMPRA', 'igv-compras'),
      total_amount_igv_total: netOfMonth,
      sum_positive_balance: previousBalance,
      received_credit_notes_amount: receivedNotes,
      left_credit_notes_amount: leftNotes,
      total_cpes_count: ofBothSides('total'),
      sales_cpes_count: countOf('VENTA', 'igv-ventas'),
      purchase_credit_cpes_count: countOf('COMPRA', 'igv-compras'),
      moved_credit_cpes_count: countOf('COMPRA', 'igv-compras-de-otro-periodo'),
      moved_credit_amount: amountOf('COMPRA', 'igv-compras-de-otro-periodo'),
      total_amount: amountOf('COMPRA', 'total'),
      missing_exchange_rate_count: ofBothSides('sin-tipo-de-cambio'),
      missing_exchange_rate_sales_count: countOf('VENTA', 'sin-tipo-de-cambio'),
    },
  },
  getPurchaseDashboard: {
    ask: async (client, { scope }) => [await getPurchaseDashboard(client, scope)],
    fields: {
      ...rates('COMPRA'),
      total_importe_total: amountOf('COMPRA', 'total'),
      total_cpes_count: countOf('COMPRA', 'total'),
      downloadable_cpes_count: countOf('COMPRA', 'con-archivo'),
      deductible_count: countOf('COMPRA', 'deducible'),
      not_deductible_count: countOf('COMPRA', 'no-deducible'),
      observed_count: countOf('COMPRA', 'observado'),
      rce_cpes_count: rowsOfRce,
      rce_whole_cpes_count: rowsOfWholeRce,
      'observed_by_reason[].totalValue': reasonOf('count'),
      'observed_by_reason[].amount': reasonOf('amount'),
      'porcentage_previous_month.porcentage_total_purchases': changeOf('COMPRA', 'amount'),
      'porcentage_previous_month.porcentage_cps_count': changeOf('COMPRA', 'count'),
    },
  },
  getSalesDashboard: {
    ask: async (client, { scope }) => [await getSalesDashboard(client, scope)],
    fields: {
      ...rates('VENTA'),
      ...typed('fa', 'facturas'),
      ...typed('bv', 'boletas'),
      ...typed('nc', 'notas-de-credito'),
      ...typed('nd', 'notas-de-debito'),
      ...typed('other_codes', 'otros-tipos'),
      total_importe_total: amountOf('VENTA', 'total'),
      total_cpes_count: countOf('VENTA', 'total'),
      'porcentage_previous_month.porcentage_total_sales': changeOf('VENTA', 'amount'),
      'porcentage_previous_month.porcentage_cps_count': changeOf('VENTA', 'count'),
    },
  },
  getHistory: {
    ask: (client, { scope }) =>
      Promise.all(
        sides.map(async (side) => ({ side, ...(await getHistory(client, { ...scope, operationType: side })) })),
      ),
    fields: {
      'history{}.total_importe_total': monthOfHistory('amount'),
      'history{}.total_cpes_count': monthOfHistory('count'),
    },
  },
  getPdtReport: {
    ask: (client, { scope }) =>
      Promise.all(sides.map((operationType) => getPdtReport(client, { ...scope, operationType }))),
    fields: {
      ...pdtCards,
      total_cpes_count: onSide((side) => countOf(side, 'total')),
      perceptions_count: opened((lists) => lists.perceptions(), 'count'),
      total_amount_perceptions: opened((lists) => lists.perceptions(), 'amount'),
      retentions_count: opened((lists) => lists.retentions(), 'count'),
      total_amount_retentions: opened((lists) => lists.retentions(), 'amount'),
    },
  },
  getPdt621: {
    ask: async (client, { scope }) => [await getPdt621(client, scope)],
    fields: {
      'boxes[].sum': sumOfBox,
      'boxes[].received_amount': receivedOfBox,
      'boxes[].left_amount': leftOfBox,
      'boxes[].value': valueOfBox,
      'boxes[].difference': 'of its row',
      'boxes[].vouchers_count': async (place) => {
        const { box, vouchers_address } = boxOf(place)
        return vouchers_address === null ? null : (await place.lists.box(box)).count
      },
      'left_out_withholdings[].months[].amount': amountOfLeftOut,
      'left_out_withholdings[].left.amount': leftOfLastForm,
      'left_out_withholdings[].value': valueOfLeftOut,
      positive_balance_amount: previousBalance,
      positive_balance_rounding: roundingOfBalance,
    },
  },
  listPdt621Vouchers: {
    ask: async (client, { scope }) => [await listPdt621Vouchers(client, { ...scope, box: '107' })],
    fields: {
      ...ofRows,
      'data[].box_amount': 'of its row',
      'data[].box_difference': 'of its row',
      ...paging('metadata.pagination'),
      'summary.total_items': opened((lists) => lists.box('107'), 'count'),
      'summary.box_amount': opened((lists) => lists.box('107'), 'amount'),
    },
  },
  listVouchers: {
    ask: (client, { scope }) =>
      Promise.all(
        sides.map((operationType) =>
          listVouchers(client, { ruc: scope.ruc, taxPeriod: scope.taxPeriod, operationType }),
        ),
      ),
    fields: {
      ...ofRows,
      'data[].figure_amount': 'of its row',
      ...paging('metadata.pagination'),
      'summary.total_items': async ({ lists, answer }) => (await lists.vouchers(sideOfList(answer))).length,
      'summary.taxable_amount': footOfSide(0),
      'summary.igv_amount': footOfSide(1),
      'summary.total_amount': footOfSide(2),
      'summary.igv_credit_amount': creditOfSide,
      'summary.moved_credit_cpes_count': movedOfSide('count', 0),
      'summary.moved_credit_amount': movedOfSide('amount', '0.00'),
      'summary.observed_cpes_count': countOf('COMPRA', 'observado'),
      'summary.advised_cpes_count': async ({ lists }) => (await lists.advisedSales()).length,
      // `OpenedLists.figure` holds them against the rows.
      'summary.figure.amount': 'of its row',
      'summary.figure.rounding_amount': 'of its row',
    },
  },
  getDetractionTotals: {
    ask: async (client, { scope }) => [await getDetractionTotals(client, scope)],
    fields: {
      sum_paid_detractions: detractionsOf('S', 'amount'),
      sum_not_paid_detractions: detractionsOf('N', 'amount'),
      unknown_not_paid_detractions_count: detractionsOf('N', 'unknown'),
      total_amount_detractions: async ({ lists }) =>
        sumOf([(await lists.detractions('S')).amount, (await lists.detractions('N')).amount]),
    },
  },
  listDetractions: {
    ask: async (client, { scope }) => [
      ...(await Promise.all(
        (['S', 'N'] as const).map(async (paid) => ({ paid, ...(await listDetractions(client, { ...scope, paid })) })),
      )),
      await outsideOfDays(client, scope),
    ],
    fields: {
      'vouchers[].total_amount': 'of its row',
      'vouchers[].deposit_amount': 'of its row',
      'vouchers[].due.rate': rateOfDetraction,
      'vouchers[].due.credit_amount': creditOfDetraction,
      'vouchers[].due.notes[].total_amount': 'of its row',
      // What the accountant wrote.
      'vouchers[].entry.amount': 'of its row',
      ...paging('pagination'),
      'summary.total_items': (place) => detractionsOf(paidOf(place), 'count')(place),
      'summary.total_amount_detractions': (place) => detractionsOf(paidOf(place), 'amount')(place),
      'summary.unknown_amount_count': (place) => detractionsOf(paidOf(place), 'unknown')(place),
      'summary.paid_outside_count': depositsOutside,
    },
  },
  listPossibleDetractions: {
    ask: async (client, { scope }) => [await listPossibleDetractions(client, { ...scope, size: 100 })],
    fields: {
      'vouchers[].total_amount': totalOfPossible,
      'vouchers[].rate': rateOfPossible,
      'vouchers[].suggested_amount': suggestedOfPossible,
      ...paging('pagination'),
    },
  },
  listDepositFiles: {
    ask: async (client, { scope }) => [await listDepositFiles(client, scope)],
    fields: {
      'files[].deposits_count': depositsOfFile,
      'files[].made_deposits_count': madeOfFile,
      'files[].differences[].amount': 'of its row',
      'files[].differences[].listed_amount': listedOfDifference,
      'files[].total_amount': amountOfFile,
    },
  },
  listPerceptions: {
    ask: async (client, { scope }) => [await listPerceptions(client, scope)],
    fields: {
      'vouchers[].perception_amount': 'of its row',
      ...paging('pagination'),
      'summary.total_items': opened((lists) => lists.perceptions(), 'count'),
      'summary.total_amount_perceptions': opened((lists) => lists.perceptions(), 'amount'),
    },
  },
  listRetentions: {
    ask: async (client, { scope }) => [await listRetentions(client, scope)],
    fields: {
      'vouchers[].retention_amount': 'of its row',
      ...paging('pagination'),
      'summary.total_items': opened((lists) => lists.retentions(), 'count'),
      'summary.total_amount_retentions': opened((lists) => lists.retentions(), 'amount'),
    },
  },
  listObservedVouchers: rowsOfTab('observed'),
  listRejectedVouchers: rowsOfTab('rejected'),
  listValidatedVouchers: rowsOfTab('validated'),
}
