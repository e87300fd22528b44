import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { timedEventsOf } from '#tenant/events/clock'
import { instructed } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'
import { deliver, mailOf } from '../../support/inbound.ts'
import { productAt } from '../../support/product-context.ts'

const mail = (subject: string, more: Readonly<Record<string, string>> = {}) =>
  mailOf({ 'Message-ID': `<${subject}@brookes.test>`, Subject: subject, ...more }, 'When?')

type Row = { kind: string; item: { id: string; version: number }; email: { subject: string } }

/** A firm whose mailbox received one email that belongs to no case. */
const aFirmWithMail = async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const adviser = await firm.as('New-business adviser')
  const owner = await firm.as('Owner')
  const [{ id: caseId, ref }] = await instructed(firm, owner)
  await deliver(firm, 'cases@localhost', mail('Keys'))
  const rows = async (view: string, by = owner): Promise<Row[]> =>
    (await by.get(`/api/inbox?view=${view}`)).body.data.rows
  const [row] = await rows('unassigned')
  const id = row?.item.id ?? ''
  const act = (what: string, body: object, by = owner) => by.post(`/api/inbox/${id}/${what}`, body)
  return { firm, owner, adviser, conveyancer, caseId, ref, rows, id, act }
}

const subjects = (rows: readonly Row[]) => rows.map(({ email }) => email.subject)

const ringAt = (firm: FirmUnderTest, now: string) =>
  firm.inside((parts) => timedEventsOf(parts).emitDue(productAt(parts, now)))

test('an email of no case waits for somebody, and one that is filed does not', async () => {
  const { firm, ref, rows } = await aFirmWithMail()
  await deliver(firm, `cases+${ref}@localhost`, mail('Filed'))
  await deliver(firm, 'cases@localhost', mail('Keys'))
  expect(subjects(await rows('unassigned'))).toEqual(['Keys'])
})

test('an email is given to a colleague, who is told, and stale versions are refused', async () => {
  const { owner, adviser, rows, id, act } = await aFirmWithMail()
  const given = await act('assignment', { version: 1, user: adviser.user.id })
  expect(given.body.data).toMatchObject({ version: 2, assigned_to: { id: adviser.user.id } })
  expect((await act('assignment', { version: 1, user: null })).status).toBe(409)
  expect((await act('assignment', { version: 2, user: 'nobody' })).status).toBe(422)
  expect(subjects(await rows('mine', adviser))).toEqual(['Keys'])
  expect(await rows('unassigned')).toEqual([])
  const { history } = (await owner.get(`/api/inbox/${id}`)).body.data
  expect(history.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringMatching(/^Email from Sunita Rao: Keys\. Assigned to /),
    'Email from Sunita Rao is not filed: Keys',
  ])
})

test('a snoozed email comes back in the morning of its day, once', async () => {
  const { firm, owner, rows, id, act } = await aFirmWithMail()
  expect((await act('snooze', { version: 1, until: '2020-01-01' })).status).toBe(422)
  const { data } = (await act('snooze', { version: 1, until: dayAfter(3) })).body
  expect(subjects(await rows('snoozed'))).toEqual(['Keys'])
  expect(await rows('unassigned')).toEqual([])
  const { wakes_at } = data.snoozed
  await ringAt(firm, new Date(Date.parse(wakes_at) - 1000).toISOString())
  expect(await rows('unassigned')).toEqual([])
  await ringAt(firm, wakes_at)
  await ringAt(firm, wakes_at)
  expect(subjects(await rows('unassigned'))).toEqual(['Keys'])
  const { history } = (await owner.get(`/api/inbox/${id}`)).body.data
  const back = history.filter(({ text }: { text: string }) => text.endsWith('Back from its snooze'))
  expect(back).toHaveLength(1)
})

const dayAfter = (days: number) => addDays(londonDate(new Date().toISOString()), days)

test('the alarm is set for the end of a snooze', async () => {
  const { firm, act } = await aFirmWithMail()
  const { data } = (await act('snooze', { version: 1, until: dayAfter(1) })).body
  const next = await firm.inside((parts) => {
    const clock = timedEventsOf(parts)
    clock.emitDue(productAt(parts, new Date().toISOString()))
    return parts.store
      .rows<{ wakes_at: string }>('SELECT wakes_at FROM inbox_items')
      .map(({ wakes_at }) => [wakes_at, (clock.nextDue() ?? '9') <= wakes_at])
  })
  expect(next).toEqual([[data.snoozed.wakes_at, true]])
})

test('an email is marked as done and reopened, and no other act is possible meanwhile', async () => {
  const { rows, act } = await aFirmWithMail()
  expect((await act('closure', { version: 1, is_closed: true })).status).toBe(200)
  expect(subjects(await rows('done'))).toEqual(['Keys'])
  const refused = await act('snooze', { version: 2, until: dayAfter(2) })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'inbox.done'])
  expect((await act('closure', { version: 2, is_closed: true })).status).toBe(409)
  expect((await act('closure', { version: 2, is_closed: false })).status).toBe(200)
  expect(subjects(await rows('unassigned'))).toEqual(['Keys'])
})

test('filing takes an email out of the inbox, and taking it off its case puts it back', async () => {
  const { owner, ref, rows, id, act } = await aFirmWithMail()
  await owner.post(`/api/tracked-emails/${id}/filing`, { version: 1, ref })
  expect(await rows('all')).toEqual([])
  const refused = await act('closure', { version: 2, is_closed: false })
  expect(refused.body.error.code).toBe('inbox.filed')
  await owner.post(`/api/tracked-emails/${id}/unfiling`, { version: 2 })
  expect(subjects(await rows('all'))).toEqual(['Keys'])
})

test('an email that somebody took off its case enters the inbox', async () => {
  const { firm, owner, ref, rows } = await aFirmWithMail()
  await deliver(firm, `cases+${ref}@localhost`, mail('Wrong case'))
  const { entries } = (
    await owner.get(`/api/conveyances/${(await caseOf(firm, ref)).id}/correspondence`)
  ).body.data
  const wrong = entries.find(({ kind }: { kind: string }) => kind === 'email').email
  await owner.post(`/api/tracked-emails/${wrong.id}/unfiling`, { version: 1 })
  expect(subjects(await rows('unassigned')).toSorted()).toEqual(['Keys', 'Wrong case'])
})

const caseOf = async (firm: FirmUnderTest, ref: string): Promise<{ id: string }> =>
  firm.inside(({ store }) => {
    const row = store.row<{ id: string }>('SELECT id FROM conveyances WHERE ref = ?', ref)
    if (row === null) throw new Error(`There is no ${ref}.`)
    return row
  })

test('a role without the permission finds nothing, and the text is readable to one with it', async () => {
  const { firm, adviser, rows, id, act } = await aFirmWithMail()
  const cashier = await firm.as('Cashier')
  expect((await cashier.get('/api/inbox')).status).toBe(403)
  expect((await act('closure', { version: 1, is_closed: true }, cashier)).status).toBe(403)
  expect(subjects(await rows('unassigned', adviser))).toEqual(['Keys'])
  expect((await adviser.get(`/api/tracked-emails/${id}`)).body.data.text).toContain('When?')
})

test('a conversation waits in the inbox until it is answered, for those who may read it', async () => {
  const { owner, conveyancer } = await aFirmWithMail()
  const hello = { from: '+447700900482', name: 'Owen', text: 'Any news?' }
  const { id } = (await owner.post('/api/whatsapp-simulations', hello)).body.data
  const kinds = async (by = owner) =>
    (await by.get('/api/inbox?view=unassigned')).body.data.rows.map(
      ({ kind }: { kind: string }) => kind,
    )
  expect((await kinds()).toSorted()).toEqual(['email', 'whatsapp'])
  expect(await kinds(conveyancer)).toEqual(['email'])
  const counted = async (by = owner) => (await by.get('/api/inbox')).body.data.counts.unassigned
  expect([await counted(), await counted(conveyancer)]).toEqual([2, 1])
  await owner.post(`/api/whatsapp-threads/${id}/messages`, { text: 'On Friday.' })
  expect(await kinds()).toEqual(['email'])
  expect(await counted()).toBe(1)
})

test('the pages of the inbox hold each message once', async () => {
  const { firm, owner } = await aFirmWithMail()
  for (let nth = 0; nth < 54; nth += 1) await deliver(firm, 'cases@localhost', mail(`m${nth}`))
  const first = (await owner.get('/api/inbox')).body.data
  const after = encodeURIComponent(first.next)
  const second = (await owner.get(`/api/inbox?after=${after}`)).body.data
  const ids = [...first.rows, ...second.rows].map(({ item }: Row) => item.id)
  expect([first.rows.length, second.rows.length, new Set(ids).size, second.next]).toEqual([
    50,
    5,
    55,
    null,
  ])
  expect(first.counts.unassigned).toBe(55)
})
