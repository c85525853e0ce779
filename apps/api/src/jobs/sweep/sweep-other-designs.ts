import type { Services } from '../../platform/ports/services.ts'

/** Removes the printed vouchers of other designs. What fails is logged, and left to the next start. */
export async function sweepOtherDesigns({
  printedVouchers,
  logger,
}: Pick<Services, 'printedVouchers' | 'logger'>): Promise<void> {
  try {
    const files = await printedVouchers.removeOtherDesigns()
    if (files > 0) logger.info({ files }, 'printed vouchers of other designs were removed')
  } catch (error) {
    logger.error({ error }, 'printed vouchers of other designs could not be removed')
  }
}
