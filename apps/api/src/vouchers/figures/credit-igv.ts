import { addCentimos, type Centimos, multiplyByRate, subtractCentimos, zeroCentimos } from '@contapro/sunat'

/** Without a coefficient DGNG purchases count whole, and the screen says so (decisions 23). */
const NO_PRORRATA = '1'

/** IGV that purchases give as credit: of DG whole, of DGNG by the prorrata coefficient (decimal text). */
export function creditIgv(dg: Centimos, dgng: Centimos, prorrata: string = NO_PRORRATA): Centimos {
  return addCentimos(dg, multiplyByRate(dgng, prorrata))
}

/** Credit of DGNG purchases one by one, in their order: the parts add up to the credit of all of them to the céntimo. */
export function dgngCreditInParts(prorrata?: string): (dgng: Centimos) => Centimos {
  let [all, given] = [zeroCentimos, zeroCentimos]
  return (dgng) => {
    const before = given
    all = addCentimos(all, dgng)
    given = creditIgv(zeroCentimos, all, prorrata)
    return subtractCentimos(given, before)
  }
}
