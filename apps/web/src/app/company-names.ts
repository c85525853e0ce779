import * as z from 'zod/mini'

/** Companies as the state of a history's entry names them. */
export const companyNames = z.array(z.object({ uuid: z.string(), name: z.string(), ruc: z.string() }))
