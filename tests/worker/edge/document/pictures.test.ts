import { expect, test } from 'vitest'
import { jpegWith, toBase64 } from '../../../support/picture/pictures.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

test('a photo is a picture that is kept nowhere, from the firm’s own hosts and for who may see it', async () => {
  const product = await aWholeProduct()
  const { firm, visit } = product
  const earner = await firm.as('Conveyancer')
  const photo = { type: 'image/jpeg', data: toBase64(jpegWith('')) }
  const { body } = await earner.send('PUT', '/api/own-profile/photo', { version: 1, photo })
  const staff = await browserOf(product, earner.user)
  const shown = await staff.send('GET', body.data.photo)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(new Uint8Array(await shown.arrayBuffer()).subarray(0, 2)).toEqual(
    Uint8Array.of(0xff, 0xd8),
  )
  const stranger = await firm.user({ type: 'client', contact_id: 'c1' })
  const other = await browserOf(product, stranger, 'clients')
  expect((await other.send('GET', body.data.photo)).status).toBe(404)
  expect((await visit(body.data.photo)).status).toBe(401)
})
