import { updateCredentials, validateCredentials } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const sol = {
  username: 'PRUEBA01',
  password: 'clave456',
  sunat_api_key: 'llave',
  sunat_api_secret: 'secreto',
} as const
const person = { paternal_surname: 'Quispe', maternal_surname: 'Mamani', given_names: 'Rosa Elvira' } as const

contractTest('updateCredentials', {
  call: (client, { spare }) => updateCredentials(client, spare.uuid, { ...sol, ...person }),
  sends: ({ spare }) => ({ path: `/app/internal/businesses/${spare.uuid}/credentials`, body: { ...sol, ...person } }),
  gives: () => expect.objectContaining({ status: 'IN_PROGRESS', registered: true }),
})

contractTest('validateCredentials', {
  call: (client, { spare }) => validateCredentials(client, spare.uuid, { ...sol, ruc: spare.ruc }),
  sends: ({ spare }) => ({
    path: `/app/internal/businesses/${spare.uuid}/validate-credentials`,
    body: { ...sol, ruc: spare.ruc },
  }),
  gives: () => ({ code: expect.any(Number), source_validation: expect.stringMatching(/^(portal|api)-sunat$/) }),
})
