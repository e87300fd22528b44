import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { CaseFunds } from '#domain/funds/view'
import { acceptFunds } from '../../../support/evidence.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'
import { clientOf } from '../../support/signing.ts'

const aPurchase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const head = await firm.as('Head of conveyancing')
  const [{ id }] = await instructed(firm, owner, facts('purchase'))
  const file = async (): Promise<CaseFile> => (await owner.get(`/api/conveyances/${id}`)).body.data
  const path = `/api/conveyances/${id}/funds`
  const funds = async (by: Caller = owner): Promise<CaseFunds> => (await by.get(path)).body.data
  return { firm, owner, head, id: String(id), file, path, funds }
}

const isAccepted = ({ conveyance }: CaseFile) =>
  conveyance.facts.source_of_funds_accepted !== undefined

test('the task is done by what two people accepted alone, and never by one', async () => {
  const { owner, head, file, funds } = await aPurchase()
  const alone = await acceptFunds(owner, owner, (await file()).conveyance)
  expect([alone.status, alone.body.error.code]).toEqual([409, 'funds.second_person'])
  expect(isAccepted(await file())).toBe(false)
  const [statement] = (await funds()).statements
  const sentBack = await head.post(
    `/api/conveyances/${statement?.conveyance_id}/funds/${statement?.contact_id}/rejection`,
    { version: statement?.version, reason: 'Once more, please' },
  )
  expect(sentBack.status, sentBack.text).toBe(200)
  const both = await acceptFunds(owner, head, (await file()).conveyance)
  expect(both.status, both.text).toBe(200)
  const { source_of_funds_accepted: fact, ...others } = (await file()).conveyance.facts
  expect(Object.keys(others)).not.toContain('identity_checked')
  expect(fact).toMatchObject({ by: { id: head.user.id }, recorded_by: { id: owner.user.id } })
  expect(fact?.evidence?.amount).toBe((await file()).conveyance.price)
})

test('a price that changes opens an accepted statement again and takes the fact back', async () => {
  const { owner, head, id, file, funds } = await aPurchase()
  await acceptFunds(owner, head, (await file()).conveyance)
  const { version, price } = (await file()).conveyance
  const changed = await owner.send('PATCH', `/api/conveyances/${id}`, {
    version,
    price: price + 5_000_00,
  })
  expect(changed.status, changed.text).toBe(200)
  const { statements, unexplained } = await funds()
  expect(statements[0]).toMatchObject({ status: 'with_us', accepted: null })
  expect(statements[0]?.rounds.at(-1)).toMatchObject({ ended: 'reopened' })
  expect(unexplained).toBe(5_000_00)
  expect(isAccepted(await file())).toBe(false)
})

test('a client tells part by part, and cannot send what is not whole', async () => {
  const { firm, owner, id, path, file } = await aPurchase()
  const { clients } = (await file()).conveyance
  const client = await clientOf(firm, clients)
  const own = `/api/client/cases/${id}/funds`
  expect((await client.get(own)).status).toBe(404)
  await owner.post(`${path}/${clients[0]?.contact_id}/request`, { version: 0 })
  const part = crypto.randomUUID()
  const add = () => client.post(`${own}/parts`, { id: part, kind: 'savings' })
  await add()
  expect((await add()).body.data.parts).toHaveLength(1)
  await client.send('PATCH', `${own}/parts/${part}`, { amount: 5_000_00 })
  const told = (await client.get(own)).body.data
  expect(told.missing).toEqual([
    'Savings from income: how it was built up, in a sentence or two.',
    'Savings from income: evidence.',
  ])
  expect((await client.post(`${own}/sending`)).body.error.code).toBe('funds.incomplete')
  expect((await client.get(path)).status).toBe(403)
})

test('whoever may not look sees the figures of no part', async () => {
  const { firm, owner, head, file, funds } = await aPurchase()
  await acceptFunds(owner, head, (await file()).conveyance)
  const seen = await funds(await firm.as('Auditor'))
  expect(seen.statements[0]).toMatchObject({ status: 'accepted', parts: [], review: null })
})

test('an agent finds neither identity nor funds', async () => {
  const { firm, id } = await aPurchase()
  const user = await firm.user({ type: 'agent', agency_id: 'bellwether' })
  const agent = await firm.signedIn(user, 'agents')
  for (const what of ['funds', 'identity-checks'])
    expect((await agent.get(`/api/conveyances/${id}/${what}`)).status).toBe(403)
})
