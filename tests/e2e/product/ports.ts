/** The product with its demo data. CONTAPRO_E2E_PORT moves it and its neighbour, for runs beside each other. */
export const demoPort = Number(process.env.CONTAPRO_E2E_PORT ?? 4710)

/** Where products of single tests are asked for. */
export const productsPort = demoPort + 1
