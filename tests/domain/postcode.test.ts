import { describe, expect, test } from 'vitest'
import { outwardCode, Postcode, parsePostcode, postcodeProblem } from '#domain/postcode'

describe('a postcode', () => {
  test.each([
    ['sy2 6hl', 'SY2 6HL'],
    ['SY26HL', 'SY2 6HL'],
    [' ec1a-1bb ', 'EC1A 1BB'],
    ['M1 1AE', 'M1 1AE'],
    ['W1A 0AX', 'W1A 0AX'],
    ['CF10 1EP', 'CF10 1EP'],
  ])('%s is kept as %s', (written, kept) => {
    expect(parsePostcode(written)).toBe(kept)
    expect(postcodeProblem(written)).toBeNull()
    expect(Postcode.safeParse(kept).success).toBe(true)
  })

  test.each([
    ['', 'Enter a postcode.'],
    ['SY2', 'This is the first half only. Add the last three characters.'],
    ['SY22 66HLX', 'This postcode is too long. Enter one such as SY2 6HL.'],
    ['12345', 'Enter a full postcode, such as SY2 6HL.'],
  ])('%s is refused: %s', (written, message) => {
    expect(parsePostcode(written)).toBeNull()
    expect(postcodeProblem(written)).toBe(message)
  })

  test('is stored only as it is kept', () => {
    expect(Postcode.safeParse('sy2 6hl').success).toBe(false)
  })

  test('has a first half that stands for the place', () => {
    expect(outwardCode('SY2 6HL')).toBe('SY2')
    expect(outwardCode('nowhere')).toBe('')
  })
})
