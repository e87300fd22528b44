import { afterEach, expect, test, vi } from 'vitest'
import { listSetAside } from '#tenant/core/set-aside'
import { pruneSuspicions } from '#tenant/suspicion/suspicions'
import { instructed } from '../../support/cases.ts'
import { endpoints, pathWith } from '../../support/endpoints.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { today } from '../../support/ledgers.ts'
import { facts } from '../../support/quotes.ts'
import { clientOf } from '../../support/signing.ts'

const all = '/api/suspicion-reports'
const grounds = 'Cash in three parts, each just below a limit. CANARY-9471.'

/** The time that passes from one reading of everything to the next, so that nobody is refused too often. */
const PAUSE_MS = 120_000

afterEach(() => {
  vi.useRealTimers()
})

/** A purchase, whoever works for the firm, and two reporting officers. */
const aFirmWithOfficers = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [mlro, deputy] = [await firm.as('Compliance'), await firm.as('Head of conveyancing')]
  const [{ id, ref }] = await instructed(firm, owner, facts('purchase'))
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const name = (body: object) => owner.send('PUT', '/api/reporting-officers', body)
  const named = await name({ version: 0, mlro: mlro.user.id, deputy: deputy.user.id })
  const report = (by: Caller, conveyance: string | null = id) =>
    by.post(all, { conveyance, about: 'The buyer', grounds })
  return { firm, earner, owner, mlro, deputy, id, ref, clients, name, named, report }
}

type Snapshot = Readonly<Record<string, string>>

/** What every call that reads answers to somebody; a call that is not for their kind of account reads nothing. */
const readBy = async (by: Caller, id: string): Promise<Snapshot> => {
  const read: Record<string, string> = {}
  for (const [name, endpoint] of endpoints) {
    const { method, who } = endpoint
    if (method !== 'GET' || (who !== 'public' && !who.includes(by.user.type))) continue
    const { status, text } = await by.get(pathWith(endpoint, id))
    read[name] = `${status} ${text}`
  }
  return read
}

test('no answer to anybody but the officers differs by a report of a suspicion', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T10:00:00Z`) })
  const set = await aFirmWithOfficers()
  const { firm, earner, owner, mlro, deputy, id, report, clients } = set
  const agent = await firm.signedIn(
    await firm.user({ type: 'agent', agency_id: 'bellwether' }),
    'agents',
  )
  const others: Readonly<Record<string, Caller>> = {
    ...{ owner, earner, agent, client: await clientOf(firm, clients) },
    manager: await firm.as('Practice manager'),
    auditor: await firm.as('Auditor'),
  }
  const snapshots = async () => {
    vi.setSystemTime(Date.now() + PAUSE_MS)
    const read: Record<string, string> = {}
    for (const [who, by] of Object.entries(others))
      for (const [name, answer] of Object.entries(await readBy(by, id)))
        read[`${who} ${name}`] = answer
    return read
  }
  const [before, again] = [await snapshots(), await snapshots()]
  // What names the moment of an answer, or the answers of before, differs by itself.
  const stable = Object.keys(before).filter((name) => before[name] === again[name])
  expect(stable.length).toBeGreaterThan(Object.keys(before).length * 0.9)
  expect(stable.length).toBeGreaterThan(500)
  const logged = () =>
    firm.inside(({ store }) => store.row<{ n: number }>('SELECT count(*) AS n FROM audit')?.n)
  const rows = await logged()
  expect((await report(earner)).body.data).toEqual({ received: true })
  const [{ id: file }] = (await mlro.get(all)).body.data.files
  const agency = { version: 1, reference: 'X-1', submitted_on: today, asks_consent: true }
  expect((await deputy.send('PUT', `${all}/${file}/agency-report`, agency)).status).toBe(200)
  const refusal = { version: 2, outcome: 'refused', on: today }
  expect((await mlro.send('PUT', `${all}/${file}/consent`, refusal)).status).toBe(200)
  expect(await logged()).toBe(rows)
  const after = await snapshots()
  expect(JSON.stringify(after)).not.toContain('too_many_calls')
  expect(stable.filter((name) => before[name] !== after[name])).toEqual([])
  expect(JSON.stringify(after)).not.toContain('CANARY-9471')
  expect((await report(earner)).body.data).toEqual({ received: true })
})

test('the two officers alone read and decide a file, and everybody may report, of a case that they see', async () => {
  const { firm, earner, owner, mlro, deputy, ref, report } = await aFirmWithOfficers()
  expect((await report(await firm.as('Auditor'), null)).status).toBe(200)
  expect((await report(earner)).status).toBe(200)
  expect((await report(await firm.as('Business development manager'))).status).toBe(404)
  const [{ id, conveyance }] = (await deputy.get(all)).body.data.files
  expect(conveyance).toMatchObject({ ref })
  for (const by of [owner, earner]) {
    expect((await by.get(all)).status).toBe(404)
    const note = await by.post(`${all}/${id}/notes`, { version: 1, text: 'Mine' })
    const missing = await by.post(`${all}/none/notes`, { version: 1, text: 'Mine' })
    expect([note.status, note.text]).toEqual([404, missing.text])
  }
  const noted = await mlro.post(`${all}/${id}/notes`, { version: 1, text: 'Called the bank' })
  expect(noted.body.data.files[0]).toMatchObject({
    version: 2,
    notes: [{ text: 'Called the bank' }],
  })
  expect((await deputy.post(`${all}/${id}/notes`, { version: 1, text: 'Too' })).status).toBe(409)
  const closed = { version: 2, reason: 'The money is explained' }
  expect((await mlro.send('PUT', `${all}/${id}/closing`, closed)).status).toBe(200)
  const late = { version: 3, reference: 'X', submitted_on: today, asks_consent: false }
  const decided = await mlro.send('PUT', `${all}/${id}/agency-report`, late)
  expect([decided.status, decided.body.error.code]).toEqual([409, 'suspicion.decided'])
})

test('an officer who is replaced sees nothing more, and two are never one person', async () => {
  const { earner, owner, mlro, name, report, named } = await aFirmWithOfficers()
  expect(named.body.data.version).toBe(1)
  await report(earner)
  const twice = await name({ version: 1, mlro: owner.user.id, deputy: owner.user.id })
  expect(twice.body.error.fields).toHaveProperty('deputy')
  const other = { version: 1, mlro: earner.user.id, deputy: null }
  expect((await mlro.send('PUT', '/api/reporting-officers', other)).status).toBe(403)
  expect((await name(other)).status).toBe(200)
  expect((await mlro.get(all)).status).toBe(404)
  expect((await earner.get(all)).body.data.files).toHaveLength(1)
})

test('a file is deleted five years after the relationship ended, and not while it is held', async () => {
  const { firm, earner, mlro, report } = await aFirmWithOfficers()
  await report(earner)
  const [{ id }] = (await mlro.get(all)).body.data.files
  const keep = (version: number, hold: string | null) =>
    mlro.send('PUT', `${all}/${id}/keeping`, { version, ended_on: '2026-01-05', hold })
  const count = async () => (await mlro.get(all)).body.data.files.length
  const prune = (on: string) => firm.inside(({ store }) => pruneSuspicions({ store, today: on }))
  await keep(1, 'A court asked for it')
  await prune('2031-01-05')
  expect(await count()).toBe(1)
  await keep(2, null)
  await prune('2031-01-04')
  expect(await count()).toBe(1)
  await prune('2031-01-05')
  expect(await count()).toBe(0)
})

test('a file that cannot be read is set aside nowhere, and hinders neither the others nor the hourly deletion', async () => {
  const { firm, earner, owner, mlro, report } = await aFirmWithOfficers()
  await report(earner)
  const [{ id }] = (await mlro.get(all)).body.data.files
  await firm.inside(({ store }) => store.write(`UPDATE suspicions SET doc = '{' WHERE id = ?`, id))
  await report(earner)
  expect((await mlro.get(all)).body.data).toMatchObject({ files: [{ version: 1 }], unreadable: 1 })
  const note = { version: 1, text: 'Called' }
  expect((await mlro.post(`${all}/${id}/notes`, note)).status).toBe(404)
  await firm.inside(({ store }) => pruneSuspicions({ store, today }))
  const aside = await firm.inside(({ store }) => listSetAside(store))
  expect(aside).toEqual([])
  expect((await owner.get('/api/set-aside')).text).not.toContain('suspicion')
})

test('nothing is reported to officers who have left', async () => {
  const { firm, earner, owner, mlro, deputy, report } = await aFirmWithOfficers()
  const leave = ({ user }: Caller) =>
    firm.inside(({ users }) => users.replace({ ...user, version: 2, status: 'left' }, 1))
  await leave(mlro)
  expect((await report(earner)).status).toBe(200)
  await leave(deputy)
  expect((await report(earner)).body.error.code).toBe('suspicion.no_officer')
  const shown = (await owner.get('/api/reporting-officers')).body.data
  expect(shown).toMatchObject({ version: 1, mlro: null, deputy: null })
})
