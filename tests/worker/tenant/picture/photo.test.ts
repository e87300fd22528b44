import { describe, expect, test } from 'vitest'
import { eventText } from '#domain/events'
import { jpegWith, pngWith, toBase64 } from '../../../support/picture/pictures.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { departure, ring } from '../../support/leave.ts'
import { facts } from '../../support/quotes.ts'
import { clientOf } from '../../support/signing.ts'

const photo = { type: 'image/jpeg', data: toBase64(jpegWith('Exif\0\0GPS 51.4545')) }

const setUp = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer', { phone: '01632 960142' })
  const owner = await firm.as('Owner')
  const [opened] = await instructed(firm, owner, facts('sale'))
  const { conveyance } = (await owner.get(`/api/conveyances/${opened?.id}`)).body.data
  const client = await clientOf(firm, conveyance.clients, 0)
  return { firm, earner, owner, client }
}

const add = (by: Caller, version = 1, given: unknown = photo) =>
  by.send('PUT', '/api/own-profile/photo', { version, photo: given })

/** The way to the picture behind the address that pages have. */
const apiOf = (address: string) => `/api${address}`

const seenBy = async (client: Caller) =>
  (await client.get('/api/client/cases')).body.data[0].people[0]

describe('a photo of a conveyancer', () => {
  test('reaches the clients of their cases with their telephone, without what the file said of place', async () => {
    const { earner, client } = await setUp()
    expect(await seenBy(client)).toMatchObject({ photo: null, phone: '01632 960142' })
    const saved = await add(earner)
    expect(saved.status, saved.text).toBe(200)
    const { photo: address } = await seenBy(client)
    expect(address).toBe(saved.body.data.photo)
    const { type, data } = (await client.get(apiOf(address))).body.data
    expect(type).toBe('image/jpeg')
    expect(atob(data)).not.toContain('GPS')
  })

  test('is there for staff, and for nobody else', async () => {
    const { firm, earner, owner } = await setUp()
    const path = apiOf((await add(earner)).body.data.photo)
    const other = await firm.user({ type: 'client', contact_id: 'c1' })
    const agent = await firm.user({ type: 'agent', agency_id: 'a1' })
    expect((await owner.get(path)).status).toBe(200)
    expect((await (await firm.signedIn(other, 'clients')).get(path)).status).toBe(404)
    expect((await (await firm.signedIn(agent, 'agents')).get(path)).status).toBe(404)
    expect((await firm.visitor().get(path)).status).toBe(401)
  })

  test('goes when they remove it or put another in its place', async () => {
    const { firm, earner, client } = await setUp()
    const first = (await add(earner)).body.data
    const second = (await add(earner, first.version)).body.data
    expect(second.photo).not.toBe(first.photo)
    expect((await client.get(apiOf(first.photo))).status).toBe(404)
    const third = (await add(earner, second.version, null)).body.data
    expect(third).toMatchObject({ photo: null, version: 4 })
    expect((await client.get(apiOf(second.photo))).status).toBe(404)
    expect(await seenBy(client)).toMatchObject({ photo: null })
    const texts = await firm.inside(({ audit }) =>
      audit
        .history('user', earner.user.id, 10)
        .map(({ name, detail }) => eventText(name, JSON.parse(detail ?? '{}'))),
    )
    expect(texts).toContain('Conveyancer Person: Photo removed (was a picture)')
  })

  test('is taken away by an administrator with one request', async () => {
    const { earner, owner, client } = await setUp()
    const { photo: address, version } = (await add(earner)).body.data
    const path = `/api/users/${earner.user.id}/photo`
    expect((await earner.send('DELETE', `${path}?version=${version}`)).status).toBe(403)
    expect((await owner.send('DELETE', `${path}?version=${version}`)).status).toBe(200)
    expect((await client.get(apiOf(address))).status).toBe(404)
    expect((await owner.send('DELETE', `${path}?version=${version}`)).status).toBe(409)
  })

  test('goes with whoever leaves', async () => {
    const { firm, earner, owner } = await setUp()
    const path = apiOf((await add(earner)).body.data.photo)
    const to = await firm.user({ role: 'Conveyancer' })
    const body = departure({ ...earner.user, version: 2 }, to)
    const left = await owner.post(`/api/users/${earner.user.id}/departure`, body)
    expect(left.status, left.text).toBe(200)
    await ring(firm)
    expect((await owner.get(path)).status).toBe(404)
    const rows = await firm.inside(({ store }) => store.rows('SELECT id FROM pictures'))
    expect(rows).toEqual([])
  })
})

test.each([
  ['a picture that breaks off', { ...photo, data: photo.data.slice(0, 40) }],
  ['a PNG that says it is a JPEG', { ...photo, data: toBase64(pngWith()) }],
  ['an SVG', { type: 'image/svg+xml', data: btoa('<svg/>') }],
  ['a file of more than 200 KB', { ...photo, data: `/9j/${'A'.repeat(300_000)}` }],
])('%s is refused and changes nothing', async (_, given) => {
  const { earner } = await setUp()
  const saved = (await add(earner)).body.data
  expect((await add(earner, saved.version, given)).status).toBe(422)
  expect((await add(earner, 1)).status).toBe(409)
  expect((await earner.get('/api/own-profile')).body.data).toEqual(saved)
})
