import { addCentimos, type Centimos, multiplyByRate } from '@contapro/sunat'

/** Without a coefficient DGNG purchases count whole, and the screen says so (decisions 23). */
const NO_PRORRATA = '1'

/** IGV that purchases give as credit: of DG whole, of DGNG by the prorrata coefficient (decimal text). */
export function creditIgv(dg: Centimos, dgng: Centimos, prorrata: string = NO_PRORRATA): Centimos {
  return addCentimos(dg, multiplyByRate(dgng, prorrata))
}
