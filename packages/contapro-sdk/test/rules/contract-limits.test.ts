import { beforeAll, expect, test } from 'vitest'
import { companyFormLimits, companyFormSchema } from '../../src/rules.ts'
import { readContract } from '../support/contract-check.ts'

interface Field {
  readonly maxLength?: number
  readonly pattern?: string
}

let fields: Readonly<Record<string, Field>>

// Limits live in the rules, the contract carries them (decisions 18); this holds the two together.
beforeAll(async () => {
  const { document } = await readContract()
  const paths = document['paths'] as Record<string, Record<string, unknown>>
  const post = paths['/app/internal/me/businesses']?.['post'] as {
    requestBody: { content: { 'application/json': { schema: { properties: Record<string, Field> } } } }
  }
  fields = post.requestBody.content['application/json'].schema.properties
}, 60_000)

test('the form and the contract agree on the longest texts', () => {
  const { llaveSOL, apiKey, personName } = companyFormLimits
  expect(fields['passwordSOL']?.maxLength).toBe(llaveSOL)
  expect([fields['sunat_api_key']?.maxLength, fields['sunat_api_secret']?.maxLength]).toEqual([apiKey, apiKey])
  const names = ['paternal_surname', 'maternal_surname', 'given_names']
  expect(names.map((name) => fields[name]?.maxLength)).toEqual([personName, personName, personName])
})

test.each(['PRUEBA01', '12345678', 'prueba01', 'PRUEBA1', 'PRUEBA012', 'PRUEBA 1', 'PRUEBAÑ1', ''])(
  'the form and the contract agree on the SOL user %j',
  (nombreSOL) => {
    const form = { name: 'X', ruc: '20990000019', nombreSOL, llaveSOL: 'x', terms: true, privacy: true }
    const isFine = new RegExp(fields['username']?.pattern ?? 'missing').test(nombreSOL)
    expect(companyFormSchema.safeParse(form).success).toBe(isFine)
  },
)
