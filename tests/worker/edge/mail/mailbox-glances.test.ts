import { expect, test } from 'vitest'
import { newSync } from '#domain/mailbox/sync'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import { instructed } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const connect = (
  firm: FirmUnderTest,
  { id, owner, checked_at }: { id: string; owner: boolean; checked_at: string },
) =>
  firm.inside(({ store }) => {
    const connected_by = { id: 'u-anna', name: 'Anna Reid' }
    mailboxesOf(store).insert({
      ...{ id, version: 1, kind: 'imap', access: 'password', address: `${id}@harcourt.test` },
      server: { host: 'imap.harcourt.test', port: 993, username: id },
      consent: null,
      owner: owner ? connected_by : null,
      ...{ state: 'on', since: '2026-01-01', private_folders: [], sending: null },
      ...{ connected_at: minutesAgo(600), connected_by },
    })
    mailboxSyncsOf(store).save({ ...newSync(id, minutesAgo(600)), checked_at })
  })

test('the inbox and a case say of a mailbox that is behind that its mail may be missing', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  await connect(firm, { id: 'anna', owner: true, checked_at: minutesAgo(1) })
  await connect(firm, { id: 'late', owner: true, checked_at: minutesAgo(45) })
  await connect(firm, { id: 'post', owner: false, checked_at: minutesAgo(1) })
  const inInbox = async (person: typeof owner) =>
    (await person.get('/api/inbox?view=all')).body.data.mailboxes.map(
      ({ address, problem }: { address: string; problem: { kind: string } | null }) => [
        address,
        problem?.kind ?? null,
      ],
    )
  const late = ['late@harcourt.test', 'behind']
  const post = ['post@harcourt.test', null]
  expect(await inInbox(owner)).toEqual([['anna@harcourt.test', null], late, post])
  expect(await inInbox(conveyancer)).toEqual([late, post])
  const { body } = await conveyancer.get(`/api/conveyances/${id}/correspondence`)
  expect(body.data.mailboxes).toMatchObject([
    { address: 'late@harcourt.test', problem: { kind: 'behind' } },
  ])
})
