import { expect, test } from 'vitest'
import { timedEventsOf } from '#tenant/events/clock'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

type Preview = { party: string; to: { email: string | null }[]; subject: string; body: string }

test('what a preview shows is what goes, to those chosen and to nobody else', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { version } = (await owner.get(path)).body.data.conveyance
  const side = { firm: 'Brookes Tanner', handler: 'Sunita Rao', email: 'sunita@brookes.test' }
  await owner.send('PATCH', path, { version, other_side: side })
  const previews: Preview[] = (await owner.get(`${path}/notices?of=aborted`)).body.data
  expect(previews.map((it) => it.party)).toEqual(['client', 'other_side'])
  const aborted = await owner.post(`${path}/abortion`, {
    version: version + 1,
    reason: 'The buyer withdrew',
    notify: ['client', 'other_side'],
  })
  expect(aborted.body.data.conveyance.status).toBe('aborted')
  const sent = (await owner.get('/api/messages')).body.data.rows.filter(
    (it: { type: string }) => it.type === 'conveyance.aborted',
  )
  const [toSide] = sent.filter((it: { to_address: string }) => it.to_address === side.email)
  expect(toSide.body).toBe(previews[1]?.body)
  expect(sent).toHaveLength(previews.flatMap((it) => it.to).length)
  for (const { body } of sent) expect(body).not.toContain('The buyer withdrew')
  const back = await owner.post(`${path}/reinstatement`, {
    version: version + 2,
    reason: 'They are back',
  })
  expect(back.body.data.conveyance.status).toBe('opening')
  const after = (await owner.get('/api/messages')).body.data.rows
  expect(after.map((it: { type: string }) => it.type)).not.toContain('conveyance.reinstated')
})

const contextAt = (parts: Parameters<typeof contextOf>[0], now: string) =>
  contextOf(parts, {
    person: system,
    by: { id: 'system', name: 'Deedbox' },
    now,
    ip: null,
    trace: null,
    firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as never,
    origins: {} as never,
  })

test('a hold comes back to its people on its day, once', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const hold = { version, reason: 'Illness', look_again_on: '2099-01-05' }
  expect((await owner.post(`/api/conveyances/${id}/hold`, hold)).status).toBe(200)
  const reviews = (now: string) =>
    firm.inside((parts) => {
      timedEventsOf(parts).emitDue(contextAt(parts, now))
      return parts.store.rows("SELECT 1 FROM audit WHERE name = 'conveyance.review-due'").length
    })
  expect(await reviews('2099-01-04T10:00:00.000Z')).toBe(0)
  expect(await reviews('2099-01-05T10:00:00.000Z')).toBe(1)
  expect(await reviews('2099-01-05T11:00:00.000Z')).toBe(1)
})
