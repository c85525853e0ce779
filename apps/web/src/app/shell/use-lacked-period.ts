import { formatPeriod, useToasts } from '@contapro/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { DashboardSelection } from '../load-selection.ts'
import { periodParam } from '../paths.ts'

/** Says that the company lacks the period of the address and which one shows instead; the address names that one from then on. */
export function useLackedPeriod({ company: { name }, taxPeriod, lackedPeriod }: DashboardSelection): void {
  const { show } = useToasts()
  const [, setSearch] = useSearchParams()
  useEffect(() => {
    if (lackedPeriod === undefined || taxPeriod === undefined) return
    const [lacked, shown] = [lackedPeriod, taxPeriod].map((period) => formatPeriod(period, 'es-PE', 'sentence'))
    show({
      tone: 'neutral',
      title: `No hay comprobantes de ${lacked}`,
      description: `${name} no tiene ese periodo. Te mostramos ${shown}.`,
    })
    const address = (search: URLSearchParams): URLSearchParams => {
      search.set(periodParam, taxPeriod)
      return search
    }
    setSearch(address, { replace: true, preventScrollReset: true })
  }, [name, taxPeriod, lackedPeriod, show, setSearch])
}
