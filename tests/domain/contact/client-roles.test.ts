import { expect, test } from 'vitest'
import { roleIn, usualRole } from '#domain/contact/client-roles'
import { MatterType } from '#domain/matter'

test('a client is usually who sells, buys, borrows or transfers', () => {
  expect(MatterType.options.map(usualRole).sort()).toEqual([
    'borrower',
    'buyer',
    'seller',
    'transferor',
  ])
})

test('a changed matter keeps the roles that it has, and changes the others to its usual one', () => {
  expect(roleIn('purchase', 'attorney')).toBe('attorney')
  expect(roleIn('purchase', 'seller')).toBe('buyer')
  expect(roleIn('sale', 'executor')).toBe('executor')
  expect(roleIn('remortgage', 'executor')).toBe('borrower')
})
