import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  // The pairs of the design's pictures.
  it.each([
    ['Comercial Andina del Sur S.A.C.', 'CA'],
    ['Agroindustrias Valle Chicama S.A.C.', 'AV'],
    ['Huamán Torres, Julio César', 'HT'],
    ['Pesquera Bahía de Paita S.A.', 'PB'],
    ['Restaurantes Costa y Sazón E.I.R.L.', 'RC'],
    ['Ñandú S.A.C.', 'ÑA'],
    ['ABC', 'AB'],
    ['3M Perú S.A.', '3P'],
    ['', ''],
  ])('of the company %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it.each([
    ['Rosa Elvira Quispe', 'RQ'],
    ['Ana', 'AN'],
  ])('of the person %j are %s', (name, letters) => {
    expect(initials(name, 'person')).toBe(letters)
  })

  it('of a person with two surnames take the first', () => {
    expect(initials('Rosa Elvira Quispe Mamani', 'person', 'Quispe Mamani')).toBe('RQ')
    expect(initials('Ana', 'person', '')).toBe('AN')
  })
})
