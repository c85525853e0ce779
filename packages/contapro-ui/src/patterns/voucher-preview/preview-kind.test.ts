import { expect, test } from 'vitest'
import { previewKind } from './preview-kind.ts'

test.each([
  ['https://files.example/a.jpeg', 'image'],
  ['https://files.example/a.JPG?sig=x.pdf', 'image'],
  ['/files/a.png#top', 'image'],
  ['https://files.example/a.PDF?se=2026&sig=abc', 'pdf'],
  ['a.xml', 'xml'],
  ['https://files.example/a.zip', 'other'],
  ['https://files.example/voucher', 'other'],
  ['https://files.example.pdf/voucher', 'other'],
])('the file at %s is shown as %s', (address, kind) => expect(previewKind(address)).toBe(kind))
