import { useAppServices } from '../app-services.ts'
import { useIsSiscont } from './use-accountant.ts'

/** Where to write to somebody, if the deployment has such a place; the partner's accountants have their own. */
export function useSupportAddress(): string | undefined {
  const { links } = useAppServices().config
  const isSiscont = useIsSiscont()
  return (isSiscont && links.partnerSupportWhatsapp) || links.supportWhatsapp || undefined
}
