import { expect, test } from 'vitest'
import { igvOf } from './igv.js'

test('passes beside a failure', () => expect(1 + 1).toBe(2))

test('finds the IGV (18 %) of a sale', () => expect(igvOf('1,000')).toBe(180))
