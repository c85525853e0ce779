/** A company that another account has registered. */
export const takenCompany = { ruc: '20990001007', name: 'MINERA CERRO BLANCO S.R.L.' } as const
