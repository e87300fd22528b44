import { describe, expect, test } from 'vitest'
import {
  communicationsOf,
  communicationTypes,
  type DomainEvent,
  type EventName,
  events,
} from '#domain/events'
import type { Parts } from '#tenant/core/parts'
import type { Correspondence } from '#tenant/events/messages'
import { contextOf } from '#tenant/runtime/context'
import { originsOf } from '#tenant/user/firm'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const NOW = '2026-03-02T10:00:00.000Z'

const contextIn = (parts: Parts) => {
  const [firm] = demoFirms
  if (firm === undefined) throw new Error('no firm')
  const origins = originsOf(firm, true, 'http://localhost:8787')
  const by = { id: system.id, name: system.name }
  return contextOf(parts, { person: system, by, now: NOW, ip: null, trace: null, firm, origins })
}

const someEvent = (name: EventName) =>
  ({
    name,
    subject: events[name].subjects[0],
    id: 'record',
    version: 1,
    changed: ['status'],
    detail: {
      reason: 'validity_ended',
      notify: ['client', 'agent', 'broker', 'other_side'],
      channel: 'sms',
      to: name === 'conveyance.status-changed' ? 'ready_to_exchange' : 'client',
      kind: 'client',
      audience: 'client',
      times: 1,
      key_date: 'offer_expires_on',
      is_acknowledged: true,
      is_first_search: true,
      is_other_side_verified: true,
      outcome: 'matters_found',
    },
  }) as DomainEvent

const person = { name: 'Owen Tarrant', email: 'owen@tarrant.test', phone: '+447700900482' }

const someCorrespondence = (name: EventName): Correspondence => ({
  about: null,
  values: Object.fromEntries((events[name].values ?? []).map((it) => [it, `the ${it}`])),
  clients: [person],
  agents: [person],
  brokers: [{ ...person, email: 'ravi@avon.test' }],
  other_side: [person],
  staff: [{ ...person, user_id: 'user' }],
})

/** Counts whatever is queued to leave, also after it left. */
const countingQueue = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => {
    store.write('CREATE TABLE queued (id TEXT PRIMARY KEY, kind TEXT NOT NULL)')
    store.write(
      `CREATE TRIGGER counting AFTER INSERT ON outbox
       BEGIN INSERT INTO queued (id, kind) VALUES (new.id, new.kind); END`,
    )
  })

const countsIn = ({ store }: Pick<Parts, 'store'>) =>
  store.row<{ audited: number; notices: number; messages: number; sent: number; told: number }>(
    `SELECT (SELECT count(*) FROM audit) AS audited, (SELECT count(*) FROM event_people) AS notices,
       (SELECT count(*) FROM messages) AS messages,
       (SELECT count(*) FROM queued WHERE kind = 'message') AS sent,
       (SELECT count(*) FROM queued WHERE kind = 'broadcast') AS told`,
  ) ?? { audited: 0, notices: 0, messages: 0, sent: 0, told: 0 }

const counts = (firm: FirmUnderTest) => firm.inside(countsIn)

const aCountedFirm = async () => {
  const firm = await aFirm()
  await countingQueue(firm)
  return firm
}

describe('an event that may send communications', () => {
  test.each(communicationTypes)('$name: all in one transaction', async (type) => {
    const firm = await aCountedFirm()
    await firm.inside((parts) => {
      const context = contextIn(parts)
      const record = () =>
        context.recordEvents([someEvent(type.name)], {
          users: ['user'],
          correspondence: () => someCorrespondence(type.name),
        })
      const recordAndFail = () =>
        parts.store.transaction(() => {
          record()
          throw new Error('a rule refused it')
        })
      expect(recordAndFail).toThrow('a rule refused it')
      expect(Object.values(countsIn(parts))).toEqual([0, 0, 0, 0, 0])
      parts.store.transaction(record)
      const made = communicationsOf(type.name, { ...someEvent(type.name).detail })
      const { length } = made
      expect(length).toBeGreaterThan(0)
      const told = events[type.name].broadcast.length > 0 ? 1 : 0
      expect(countsIn(parts)).toEqual({
        audited: 1,
        notices: 1,
        messages: length,
        // Nobody here agreed to be written to about anything else than their work; letters wait to be printed.
        sent: made.filter((it) => it.is_marketing !== true && it.channel !== 'letter').length,
        told,
      })
      const types = parts.store.rows(`SELECT json_extract(doc, '$.type') AS type FROM messages`)
      expect(types).toEqual(Array.from({ length }, () => ({ type: type.name })))
      parts.store.write('DELETE FROM outbox')
    })
  })

  test('leaves nothing where a merge value is missing', async () => {
    const firm = await aCountedFirm()
    await firm.inside((parts) => {
      const { recordEvents } = contextIn(parts)
      const correspondence = (): Correspondence => ({
        ...someCorrespondence('quote.sent'),
        values: {},
      })
      const record = () => recordEvents([someEvent('quote.sent')], { correspondence })
      expect(() => parts.store.transaction(record)).toThrow('there is no merge value for')
      expect(Object.values(countsIn(parts))).toEqual([0, 0, 0, 0, 0])
    })
  })
})

describe('a call that is repeated under one key', () => {
  test('sends a price once', async () => {
    const firm = await aCountedFirm()
    const by = await firm.as('New-business adviser')
    const { id } = (await by.post('/api/quote-cases', { facts: facts('sale') })).body.data
    const key = crypto.randomUUID()
    const send = () =>
      by.post(`/api/quote-cases/${id}/dispatch`, { version: 1, channels: ['email'] }, { key })
    expect((await send()).status).toBe(200)
    const before = await counts(firm)
    expect(before).toMatchObject({ messages: 1, sent: 1 })
    expect((await send()).status).toBe(200)
    expect(await counts(firm)).toEqual(before)
  })

  test('opens a case and writes to its people once', async () => {
    const firm = await aCountedFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const { id, version } = await aSentQuote(owner)
    const body = { version, accepted_by_phone: 'Owen Tarrant' }
    const key = crypto.randomUUID()
    const instruct = () => owner.post(`/api/quote-cases/${id}/instruction`, body, { key })
    expect((await instruct()).status).toBe(200)
    const before = await counts(firm)
    expect((await instruct()).status).toBe(200)
    expect(await counts(firm)).toEqual(before)
    const types = await firm.inside(({ store }) =>
      store.rows(
        `SELECT json_extract(doc, '$.type') AS type, count(*) AS count FROM messages GROUP BY 1`,
      ),
    )
    expect(types).toEqual([
      { type: 'conveyance.opened', count: 2 },
      { type: 'quote.accepted', count: 2 },
      { type: 'quote.sent', count: 1 },
    ])
  })
})

test('a rule that refuses leaves neither record, broadcast, notice nor message', async () => {
  const firm = await aCountedFirm()
  const owner = await firm.as('Owner')
  const { id, version } = await aSentQuote(owner)
  const before = await counts(firm)
  const refused = await Promise.all([
    owner.post(`/api/quote-cases/${id}/instruction`, { version }),
    owner.post(`/api/quote-cases/${id}/dispatch`, { version: version - 1, channels: ['email'] }),
    owner.post(`/api/quote-cases/${id}/dispatch`, { version, channels: ['carrier pigeon'] }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 422])
  expect(await counts(firm)).toEqual(before)
})
