import { expect, it } from 'vitest'
import { filledText } from '#domain/conveyance/automation/merge-values'
import { aCase } from '../fixture.ts'

const { conveyance } = aCase()

it('is filled with the case, but for the link, which its reader gets', () => {
  const text = filledText('{ref}, {address}, {completion_on}: {link}', conveyance)
  expect(text).toBe('26-S-01187, 14 Larkfield Road, Shrewsbury, Friday 11 December: {link}')
})

it('takes braces in what people typed as they are', () => {
  const address = { ...conveyance.address, line: '1 {ref} Court' }
  expect(filledText('{address}', { ...conveyance, address })).toBe('1 {ref} Court, Shrewsbury')
})
