/** The five files of a period's report. Source: specification, part 2, section 2 (Download modal). */
export const reportFiles = ['compras', 'ventas', 'rce', 'rvie', 'siscont'] as const

/** One of the five files. */
export type ReportFile = (typeof reportFiles)[number]

/** The kind of each file, as its tag shows it. */
export const reportFileKinds: Readonly<Record<ReportFile, 'XLSX' | 'TXT'>> = {
  compras: 'XLSX',
  ventas: 'XLSX',
  rce: 'TXT',
  rvie: 'TXT',
  siscont: 'XLSX',
}

/** The files that SUNAT also takes in a zip. Source: specification, decisions 31. */
export const isForSunat = (file: ReportFile): boolean => file === 'rce' || file === 'rvie'
