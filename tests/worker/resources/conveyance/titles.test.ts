import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  return { firm, owner, id }
}

const title = {
  version: 0,
  titles: [
    {
      number: 'SL123456',
      class: 'absolute',
      tenure: 'freehold',
      proprietors: 'Margaret Ellison',
      entries: 'Restriction in Form A',
    },
  ],
  mortgage: { account: null, conditions: null, broker: null },
  redemptions: [],
}

test('a title is blank until it is saved, and a second save needs its version', async () => {
  const { owner, id } = await aCase()
  const path = `/api/conveyances/${id}/title`
  expect((await owner.get(path)).body.data).toMatchObject({ version: 0, titles: [] })
  expect((await owner.send('PUT', path, title)).body.data.version).toBe(1)
  const stale = await owner.send('PUT', path, { ...title, titles: [] })
  expect([stale.status, stale.body.error.current.titles]).toEqual([409, title.titles])
  await owner.send('PUT', path, { ...title, version: 1, titles: [] })
  expect((await owner.get(path)).body.data).toMatchObject({ version: 2, titles: [] })
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  expect(history[0].name).toBe('title.changed')
})

test('a chain belongs to its case, and whoever does not see the case sees no chain', async () => {
  const { firm, owner, id } = await aCase()
  const path = `/api/conveyances/${id}/chain`
  const link = { position: 'above', address: '3 Mill Lane', firm: null, contact: null, note: null }
  const { status } = await owner.send('PUT', path, { version: 0, links: [link] })
  expect(status).toBe(200)
  expect((await owner.get(path)).body.data.links).toEqual([link])
  expect((await owner.get(path)).body.data.is_shared).toBe(false)
  const stranger = await firm.as('Conveyancer', { team: 'Elsewhere' })
  const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const expected = conveyance.fee_earner.id === stranger.user.id ? 200 : 404
  expect((await stranger.get(path)).status).toBe(expected)
})
