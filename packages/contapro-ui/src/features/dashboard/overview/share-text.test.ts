import { centimos } from '@contapro/sunat'
import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

test.each([
  [1524312, 4876230, '31.3%'],
  [1755812, 4876230, '36.0%'],
  [1, 3, '33.3%'],
  [1, 2000, '0.1%'],
  [5, 5, '100.0%'],
  [0, 5, '0.0%'],
])('%i of %i is %s', (part, whole, text) => expect(shareText(centimos(part), centimos(whole), 'es-PE')).toBe(text))

test('nothing has a share of nothing', () => expect(shareText(centimos(5), centimos(0), 'es-PE')).toBeUndefined())
