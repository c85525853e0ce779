import type { CallFigures, CallTimes } from './measure-calls.ts'

/** The figures as lines of a table, under their aims. */
export function reportOfCalls(database: string, { rows, fewRows, totals, lists }: CallFigures): string[] {
  return [
    `\nCalls on ${database} with ${count(rows)} vouchers in ms (aim ≤ 1.5× of their bare SQL)`,
    `  and figures of a month against those with ${count(fewRows)} (aim ≤ 1.3×)`,
    columns('', ['median', '95 %', 'bare SQL', 'ratio', count(fewRows), 'growth']),
    ...totals.map((times) => line(times, [ms(times.fewMs), ratio(times.medianMs, times.fewMs)])),
    ...lists.map((times) => line(times)),
  ]
}

function line(times: CallTimes, more: readonly string[] = []): string {
  const { name, medianMs, p95Ms, bareMs } = times
  return columns(name, [ms(medianMs), ms(p95Ms), ms(bareMs), ratio(medianMs, bareMs), ...more])
}

const columns = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(10)).join('')}`

const count = (n: number): string => n.toLocaleString('en-US')

const ms = (value: number): string => value.toFixed(1)

const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)}×`
