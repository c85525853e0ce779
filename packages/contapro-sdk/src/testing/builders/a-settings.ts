import type { Settings, SettingsValues } from '../../contract/contract.ts'

/** What Contapro ships: no balance, no prorrata, no words, the usual rates, and a short Siscont file. */
export function someSettingsValues(facts: Partial<SettingsValues> = {}): SettingsValues {
  return {
    opening_balance: null,
    stated_carries: [],
    exchange_rates: [],
    prorrata: [],
    foreign_words: [],
    issuer_regimes: [],
    siscont_template: {
      format: 'xlsx',
      columns: [
        { heading: 'fecha emisión', field: 'issue_date', fixed_value: null, width: null },
        { heading: 'tipo documento', field: 'type', fixed_value: null, width: null },
        { heading: 'serie', field: 'serie', fixed_value: null, width: null },
        { heading: 'número', field: 'number', fixed_value: null, width: null },
        { heading: 'nº documento', field: 'supplier_ruc', fixed_value: null, width: null },
        { heading: 'razón social', field: 'supplier_business_name', fixed_value: null, width: null },
        { heading: 'gravado', field: 'taxable_amount', fixed_value: null, width: null },
        { heading: 'IGV', field: 'igv_amount', fixed_value: null, width: null },
        { heading: 'total', field: 'total_amount', fixed_value: null, width: null },
        { heading: 'cuenta por pagar', field: null, fixed_value: '421201', width: null },
      ],
    },
    rce_token_count: 38,
    detraction_rates: [
      { code: '020', name: 'Mantenimiento y reparación de bienes muebles', from: '2018-04-01', rate: '12' },
      { code: '027', name: 'Servicio de transporte de carga', from: '2006-10-01', rate: '4' },
      { code: '037', name: 'Demás servicios gravados con el IGV', from: '2018-04-01', rate: '12' },
    ],
    igv_rates: [
      { regime: 'general', from: '2011-03-01', rate: '18' },
      { regime: 'reduced', from: '2028-01-01', rate: null },
      { regime: 'reduced', from: '2027-01-01', rate: '15' },
      { regime: 'reduced', from: '2026-01-01', rate: '10.5' },
      { regime: 'reduced', from: '2022-09-01', rate: '10' },
      { regime: 'ivap', from: '2004-04-01', rate: '4' },
    ],
    ...facts,
  }
}

/** The settings of a company that nobody has touched, unless facts are given. */
export function aSettings(facts: Partial<Settings> = {}): Settings {
  return {
    values: someSettingsValues(),
    shipped: someSettingsValues(),
    changes: [],
    padron: null,
    is_reviewing: false,
    ...facts,
  }
}
