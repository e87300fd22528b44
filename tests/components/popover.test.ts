import { describe, expect, test } from 'vitest'
import { shiftInto } from '#components/overlay/Popover.tsx'

describe('a popover', () => {
  test('moves sideways until it lies within the window', () => {
    expect(shiftInto(100, 300, 400)).toBe(0)
    expect(shiftInto(-20, 180, 400)).toBe(28)
    expect(shiftInto(250, 450, 400)).toBe(-58)
  })

  test('keeps its beginning in view where it is wider than the window', () => {
    expect(shiftInto(50, 500, 400)).toBe(-42)
  })
})
