import { expect, test } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { clientChain } from '#domain/conveyance/chain/client'
import { aCase, eleanor, OPENED } from './fixture.ts'

const link = (position: 'above' | 'below', address: string) => ({
  position,
  address,
  firm: 'Hale Moor LLP',
  contact: 'Sunita Rao',
  note: 'Waits for money',
})
const links = [link('above', '3 Mill Lane'), link('above', 'Weir Cottage'), link('below', 'Flat 2')]

test('a client sees the addresses of a chain that is shared, in its order, and nothing else of it', () => {
  const { conveyance } = aCase()
  const chain = clientChain({ is_shared: true, links }, conveyance)
  expect(chain).toEqual(['Weir Cottage', '3 Mill Lane', null, 'Flat 2'])
})

test('and nothing of one that is not shared, or of a case that ended', () => {
  const { conveyance } = aCase()
  expect(clientChain({ links }, conveyance)).toBeNull()
  expect(clientChain({ is_shared: false, links }, conveyance)).toBeNull()
  expect(clientChain({ is_shared: true, links: [] }, conveyance)).toBeNull()
  const aborted = abortCase(aCase(), { reason: 'Buyer withdrew' }, eleanor, OPENED)
  expect(clientChain({ is_shared: true, links }, aborted.conveyance)).toBeNull()
})
