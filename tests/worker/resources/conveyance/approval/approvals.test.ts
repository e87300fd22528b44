import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { DayApproval, MyDay } from '#domain/conveyance/my-day'
import { exchangeBody } from '../../../../support/exchange-body.ts'
import { instructed, work } from '../../../support/cases.ts'
import { type Answer, aFirm, type Caller } from '../../../support/firm.ts'
import { facts } from '../../../support/quotes.ts'

// Nobody approves: what needs a second person waits.
const nobody = async (): Promise<Answer> => ({
  status: 409,
  text: '',
  body: null,
  headers: new Headers(),
})
const isReady = ({ guards }: CaseFile) => guards.exchange.length === 0
const isWaiting = ({ conveyance }: CaseFile) => Object.keys(conveyance.pending_evidence).length > 0

const dayOf = async (by: Caller): Promise<MyDay> => (await by.get('/api/my-day')).body.data
const approvalsOf = async (by: Caller): Promise<readonly DayApproval[]> =>
  (await dayOf(by)).approvals

const aWaitingCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer', { team: 'east' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, facts('purchase'))
  const ready: CaseFile = await work(owner, id, isReady, await firm.as('Owner'))
  await owner.post(`/api/conveyances/${id}/exchange`, exchangeBody(ready))
  const file: CaseFile = await work(earner, id, isWaiting, { ...earner, post: nobody })
  return { firm, earner, owner, file }
}

test('what waits for a second person is on the day of who may approve it, and of nobody else', async () => {
  const { firm, earner, owner, file } = await aWaitingCase()
  const { id, ref, version } = file.conveyance
  const [approval] = await approvalsOf(owner)
  expect(approval).toMatchObject({
    conveyance_id: id,
    ref,
    recorded_by: `${earner.user.first_name} ${earner.user.last_name}`,
  })
  expect(await approvalsOf(earner)).toEqual([])
  const elsewhere = await firm.as('Conveyancer', { team: 'west' })
  const reader = await firm.as('Compliance')
  expect(await approvalsOf(elsewhere)).toEqual([])
  expect(await approvalsOf(reader)).toEqual([])
  const approved = await owner.post(`/api/conveyances/${id}/tasks/${approval?.task}/approval`, {
    version,
  })
  expect(approved.status, approved.text).toBe(200)
  expect(await approvalsOf(owner)).toEqual([])
})

test('a case on which nothing may be done asks for no approval', async () => {
  const { owner, file } = await aWaitingCase()
  const { id, version } = file.conveyance
  await owner.post(`/api/conveyances/${id}/abortion`, { version, reason: 'The buyer withdrew' })
  expect(await approvalsOf(owner)).toEqual([])
})

test('a mention in a note is on the day of who was mentioned, with the way to the note', async () => {
  const { earner, owner, file } = await aWaitingCase()
  const { id, ref } = file.conveyance
  const note = { text: 'Please look at the lease', shared_with: [], mentions: [earner.user.id] }
  expect((await owner.post(`/api/conveyances/${id}/notes`, note)).status).toBe(200)
  const mentions = (await dayOf(earner)).unread.filter(({ via }) => via.startsWith('Mention'))
  expect(mentions).toMatchObject([
    { via: `Mention in ${ref}`, from: 'Owner Person', href: `/conveyances/${id}?tab=notes` },
  ])
  expect(mentions[0]?.text).toContain('Please look at the lease')
  expect((await dayOf(owner)).unread.filter(({ via }) => via.startsWith('Mention'))).toEqual([])
})

test('money of the days to come is on the day of a cashier, and of no conveyancer', async () => {
  const { firm, earner, file } = await aWaitingCase()
  const cashier = await firm.as('Cashier')
  const purchases = { count: 1, total: file.conveyance.price }
  expect((await dayOf(cashier)).cash).toMatchObject({ purchases })
  expect((await dayOf(earner)).cash).toBe(null)
})
