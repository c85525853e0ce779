import { useContaproClient } from '../provider/contapro-context.ts'
import type { ActionEvent } from './contapro-event.ts'

/** The function that tells what the accountant did: `tell({ type: 'clicked', view: 'detracciones', target: 'ver_detalle' })`. */
export function useEventLog(): (event: ActionEvent) => void {
  return useContaproClient().events.tell
}
