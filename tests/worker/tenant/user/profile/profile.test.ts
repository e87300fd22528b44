import { expect, test } from 'vitest'
import { eventText } from '#domain/events'
import { emptyProfile } from '#domain/user/profile/profile'
import { aFirm, type FirmUnderTest } from '../../../support/firm.ts'

const profile = {
  ...emptyProfile,
  regulator: 'CLC',
  regulator_number: '11 0428',
  office: 'Bristol',
  phone_extension: '214',
  capacity: 40,
}
const office = { name: 'Bristol', address: '1 Mill Street, Bristol', phone: '' }

const aFirmWithOffice = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await owner.send('PUT', '/api/firm/offices', { version: 0, offices: [office] })
  return { firm, owner }
}

const historyOf = (firm: FirmUnderTest, name: string, id: string) =>
  firm.inside(({ store }) =>
    store
      .rows<{ detail: string }>(
        'SELECT detail FROM audit WHERE name = ? AND subject_id = ? ORDER BY seq',
        name,
        id,
      )
      .map(({ detail }) => eventText(name, JSON.parse(detail))),
  )

test('an administrator saves a profile, and the audit log says each field from and to', async () => {
  const { firm, owner } = await aFirmWithOffice()
  const { user } = await firm.as('Conveyancer')
  const path = `/api/users/${user.id}/profile`
  const next = { ...profile, supervisor_id: owner.user.id }
  const saved = await owner.send('PUT', path, { version: 1, ...next })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data).toMatchObject({
    version: 2,
    profile: next,
    supervisor: { id: owner.user.id },
    signature: expect.stringContaining('CLC licence 11 0428'),
  })
  const moved = { ...next, capacity: 30 }
  expect((await owner.send('PUT', path, { version: 2, ...moved })).status).toBe(200)
  const [, last] = await historyOf(firm, 'user.updated', user.id)
  expect(last).toBe('Conveyancer Person: Capacity changed from 40 to 30')
  const late = await owner.send('PUT', path, { version: 2, ...next })
  expect([late.status, late.body.error.code]).toEqual([409, 'stale'])
})

test('what does not fit is refused at its field and changes nothing', async () => {
  const { firm, owner } = await aFirmWithOffice()
  const { user } = await firm.as('Conveyancer', {
    profile: { ...emptyProfile, phone_extension: '9' },
  })
  const path = `/api/users/${user.id}/profile`
  const fieldOf = async (change: object) => {
    const body = { version: 1, ...emptyProfile, ...change }
    const answer = await owner.send('PUT', path, body)
    return [answer.status, ...Object.keys(answer.body.error?.fields ?? {})]
  }
  await firm.as('Cashier', { profile: { ...emptyProfile, phone_extension: '214' } })
  const client = await firm.user({ type: 'client', role: 'Client' })
  expect(await fieldOf({ office: 'Leeds' })).toEqual([422, 'office'])
  expect(await fieldOf({ supervisor_id: user.id })).toEqual([422, 'supervisor_id'])
  expect(await fieldOf({ supervisor_id: client.id })).toEqual([422, 'supervisor_id'])
  expect(await fieldOf({ regulator: 'SRA' })).toEqual([422, 'regulator_number'])
  expect(await fieldOf({ phone_extension: '214' })).toEqual([422, 'phone_extension'])
  const ofClient = await owner.send('PUT', `/api/users/${client.id}/profile`, {
    version: 1,
    ...profile,
  })
  expect(ofClient.status).toBe(404)
  expect((await owner.get(path)).body.data).toMatchObject({
    version: 1,
    profile: { phone_extension: '9', office: null },
  })
})

test('people change their own telephone, extension and text, and nothing else', async () => {
  const firm = await aFirm()
  const auditor = await firm.as('Auditor')
  const own = { phone: '0117 496 0249', phone_extension: '249', signature: 'Back on Monday.' }
  const saved = await auditor.send('PUT', '/api/own-profile', { version: 1, ...own })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data.signature).toContain('0117 496 0249, extension 249')
  const more = { version: 2, ...own, regulator: 'SRA' }
  expect((await auditor.send('PUT', '/api/own-profile', more)).status).toBe(422)
  expect(await firm.inside(({ users }) => users.byExtension('249')?.id)).toBe(auditor.user.id)
  const other = await firm.as('Conveyancer')
  const taken = await other.send('PUT', '/api/own-profile', { version: 1, ...own })
  expect([taken.status, Object.keys(taken.body.error.fields)]).toEqual([422, ['phone_extension']])
  const cards = (await other.get('/api/contact-cards')).body.data
  expect(cards).toContainEqual(
    expect.objectContaining({ id: auditor.user.id, phone_extension: '249' }),
  )
})

test('the firm chooses the lines of signatures, which is recorded', async () => {
  const { firm, owner } = await aFirmWithOffice()
  const change = { version: 1, signature: ['job_title', 'firm_name'] }
  const saved = await owner.send('PUT', '/api/firm/signature', change)
  expect(saved.body.data).toMatchObject({ version: 2, signature: change.signature })
  expect((await owner.get('/api/own-profile')).body.data.signature).toMatch(
    /^Owner Person\nOwner\n[^\n]+$/,
  )
  const [, line] = await historyOf(firm, 'firm.updated', 'firm')
  expect(line).toMatch(/^Signature changed from Job title, .+ to Job title, The firm’s name$/)
})

test('a user and a firm that were stored before have an empty profile and the usual lines', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.inside(({ store }) => {
    store.write(`UPDATE users SET shape = 1, doc = json_remove(doc, '$.profile')`)
    const record = { version: 3, details: null, offices: [], teams: [], logo: null }
    store.write(
      `INSERT INTO settings (key, shape, doc) VALUES ('firm-details', 1, ?)`,
      JSON.stringify(record),
    )
  })
  const { profile: stored, signature } = (await owner.get('/api/own-profile')).body.data
  expect(stored).toEqual(emptyProfile)
  expect(signature).toContain('Owner Person\nOwner\n')
  expect((await owner.get('/api/firm')).body.data).toMatchObject({
    version: 3,
    signature: expect.arrayContaining(['job_title', 'firm_name']),
  })
})
