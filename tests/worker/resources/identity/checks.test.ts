import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { IdentityView } from '#domain/identity/view'
import { checkIdentity } from '../../../support/evidence.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { clientOf } from '../../support/signing.ts'

const aCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const head = await firm.as('Head of conveyancing')
  const [{ id }] = await instructed(firm, owner)
  const file = async (): Promise<CaseFile> => (await owner.get(`/api/conveyances/${id}`)).body.data
  const path = `/api/conveyances/${id}/identity-checks`
  const people = async (by: Caller = owner): Promise<IdentityView[]> =>
    (await by.get(path)).body.data
  return { firm, earner, owner, head, id: String(id), path, file, people }
}

const newContact = {
  title: null,
  first_name: 'Folake',
  middle_name: null,
  last_name: 'Adeyemi',
  preferred_name: null,
  date_of_birth: null,
  emails: [],
  phones: [],
  addresses: [],
  communication: { channels: [], language: 'en', large_print: false },
  vulnerability: null,
}

const isChecked = ({ conveyance }: CaseFile) => conveyance.facts.identity_checked !== undefined

test('the task of a case is done by checks of two people alone, and says who they were', async () => {
  const { owner, head, id, file } = await aCase()
  const alone = await checkIdentity(owner, owner, id)
  expect([alone.status, alone.body.error.code]).toEqual([409, 'identity.second_person'])
  expect(isChecked(await file())).toBe(false)
  expect((await checkIdentity(owner, head, id)).status).toBe(200)
  const { identity_checked } = (await file()).conveyance.facts
  expect(identity_checked).toMatchObject({
    by: { id: head.user.id },
    recorded_by: { id: owner.user.id },
    evidence: { how: 'in_person', expires_on: '2099-01-01' },
  })
  expect(identity_checked?.evidence?.seen).toContain('Passport ending 4821')
})

test('a name that changes opens the check again and takes the fact back', async () => {
  const { owner, head, id, file, people } = await aCase()
  await checkIdentity(owner, head, id)
  const [person] = await people()
  const address = `/api/contacts/${person?.contact_id}`
  const { contact } = (await owner.get(address)).body.data
  const keys = [...Object.keys(newContact), 'version']
  const details = Object.fromEntries(keys.map((key) => [key, contact[key]]))
  const changed = await owner.send('PATCH', address, { ...details, last_name: 'Marlowe' })
  expect(changed.status, changed.text).toBe(200)
  const [after] = await people()
  expect(after?.standing).toBe('with_us')
  expect(after?.check.rounds).toMatchObject([{ ended: 'reopened', reason: 'name' }])
  expect(isChecked(await file())).toBe(false)
})

test('somebody who gives money is checked as well, and only another person says that they need not be', async () => {
  const { owner, head, id, path, file, people } = await aCase()
  await checkIdentity(owner, head, id)
  const giver = (await owner.post('/api/contacts', newContact)).body.data.contact
  const added = await owner.post(path, { contact_id: giver.id, role: 'giver' })
  expect(added.status, added.text).toBe(200)
  expect(isChecked(await file())).toBe(false)
  const removal = (by: Caller) =>
    by.post(`${path}/${giver.id}/removal`, { version: 1, reason: 'The gift fell through' })
  expect((await removal(owner)).body.error.code).toBe('identity.second_person')
  expect((await removal(head)).status).toBe(200)
  expect(isChecked(await file())).toBe(true)
  expect((await people()).map(({ role }) => role)).not.toContain('giver')
})

test('compliance decides with a role that is otherwise read-only', async () => {
  const { firm, owner, id, path, people } = await aCase()
  const compliance = await firm.as('Compliance')
  expect((await checkIdentity(owner, compliance, id)).status).toBe(200)
  const [person] = await people(compliance)
  const refused = await compliance.post(`${path}/${person?.contact_id}/review`, {})
  expect(refused.status).toBe(403)
})

test('whoever may not look sees how a check stands, and no document', async () => {
  const { firm, owner, head, id, people } = await aCase()
  await checkIdentity(owner, head, id)
  const [seen] = await people(await firm.as('Auditor'))
  expect(seen).toMatchObject({ standing: 'passed', person: null })
  expect(seen?.check).toMatchObject({ pictures: [], review: null, rounds: [] })
})

test('a client is told whose turn it is, and never that a check failed', async () => {
  const { firm, owner, head, id, path, people, file } = await aCase()
  const { clients } = (await file()).conveyance
  const client = await clientOf(firm, clients)
  const own = `/api/client/cases/${id}/identity`
  expect((await client.get(own)).status).toBe(404)
  const [person] = await people()
  const one = `${path}/${person?.contact_id}`
  await owner.post(`${one}/request`, { version: 0 })
  expect((await client.get(own)).body.data).toMatchObject({ state: 'to_do', paper: null })
  const failing = await head.post(`${one}/rejection`, {
    version: 1,
    outcome: 'failed',
    reason: 'A forged passport',
  })
  expect(failing.status, failing.text).toBe(200)
  const told = (await client.get(own)).text + (await client.get('/api/client/cases')).text
  expect(told).not.toMatch(/fail|forged/i)
  expect((await client.get(own)).body.data.state).toBe('with_us')
  expect((await client.get(path)).status).toBe(403)
})
