import { describe, expect, test } from 'vitest'
import { brandColour, MOST_CHROMA } from '#worker/directory/accent'
import { directoryEntry } from '#worker/directory/entry'

const entry = {
  tenant: 'larkfield',
  domains: ['larkfield.example'],
  phone: '0117 496 0000',
  email: 'hello@larkfield.example',
  regulator: { body: 'CLC', number: '11532' },
  unlocks: 'Jo Marsh',
}
const named = { name: 'Larkfield', strapline: 'Conveyancers in Bristol' }

describe('a firm’s one accent', () => {
  test.each([
    ['#14532d', 153, 0.08],
    ['#1d4ed8', 264, MOST_CHROMA],
    ['#808080', 0, 0],
  ])('%s gives the product a hue of %d and a chroma of %d', (accent, hue, chroma) => {
    const brand = brandColour(accent)
    expect(brand.chroma).toBeCloseTo(chroma, 1)
    expect(brand.chroma).toBeLessThanOrEqual(MOST_CHROMA)
    if (chroma > 0) expect(Math.abs(brand.hue - hue)).toBeLessThan(4)
  })

  test('is all that the directory needs to know of a firm’s colours', () => {
    const { brand } = directoryEntry({ ...entry, brand: { ...named, accent: '#14532d' } })
    expect(brand).toEqual({ ...named, ...brandColour('#14532d') })
  })

  test.each([{ accent: 'green' }, { accent: '#12345' }, { hue: 163, chroma: 0.3 }, {}])(
    'is refused as %j, when an operator writes it',
    (colours) => {
      expect(() => directoryEntry({ ...entry, brand: { ...named, ...colours } })).toThrow()
    },
  )
})
