import { useTaxPeriods } from '@contapro/sdk/react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { DashboardSelection } from '../load-selection.ts'

/** Company and period came with the address: when the company's periods change behind it, they are loaded again. */
export function useCurrentPeriods({ company, taxPeriods }: DashboardSelection): void {
  const { revalidate } = useRevalidator()
  const loaded = taxPeriods.join()
  const known = useTaxPeriods(company.uuid).data?.join()
  useEffect(() => {
    if (known !== undefined && known !== loaded) void revalidate()
  }, [known, loaded, revalidate])
}
