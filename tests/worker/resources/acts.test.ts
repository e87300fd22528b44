import { describe, expect, test } from 'vitest'
import { type CaseAct, caseActs } from '#domain/conveyance/acts'
import type { CaseFile } from '#domain/conveyance/api'
import { type EvidenceAct, evidenceActs } from '#domain/conveyance/evidence/acts'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { type Task, taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { type TaskAct, taskActs } from '#domain/conveyance/plan/task-acts'
import { londonDate } from '#domain/dates'
import { type LeadAct, leadActs } from '#domain/lead/acts'
import type { Lead } from '#domain/lead/lead'
import { type QuoteCaseAct, quoteCaseActs } from '#domain/quote/case/acts'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { sale } from '../../support/sale.ts'
import { compare, type Requests, signedInAs } from '../support/acts.ts'
import { aSentQuote, instructed, work } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { aClaimedLead } from '../support/leads.ts'
import { facts } from '../support/quotes.ts'

const today = londonDate(new Date().toISOString())
const later = '2030-01-07'

const caseRequests = ({ conveyance: { id, version, price } }: CaseFile): Requests<CaseAct> => {
  const path = `/api/conveyances/${id}`
  return {
    change: (by) => by.send('PATCH', path, { version, tenure: 'freehold' }),
    exchange: (by) =>
      by.post(`${path}/exchange`, {
        version,
        at: '00:00',
        formula: 'B',
        spoke_to: 'Ada',
        deposit_held_by: 'Ada',
        price,
        deposit: 0,
        completion_on: later,
      }),
    completion: (by) => by.post(`${path}/completion`, { version, at: '00:00', spoke_to: 'Ada' }),
    closure: (by) => by.post(`${path}/closure`, { version }),
    chase: (by) => by.post(`${path}/chases`, { version, how: 'call' }),
    clear_holder: (by) => by.send('DELETE', `${path}/holder?version=${version}`),
    hold: (by) => by.post(`${path}/hold`, { version, reason: 'Waiting', look_again_on: later }),
    resume: (by) => by.post(`${path}/resumption`, { version }),
    abort: (by) => by.post(`${path}/abortion`, { version, reason: 'Fell through' }),
    vary_date: (by) =>
      by.post(`${path}/variation`, {
        version,
        completion_on: later,
        agreed_with: 'Ada',
        client: 'Owen',
        agreed_on: today,
      }),
    correct_date: (by) => by.post(`${path}/correction`, { version, on: later, reason: 'Typed' }),
    reinstate: (by) => by.post(`${path}/reinstatement`, { version, reason: 'Back on' }),
  }
}

const taskRequests = ({ conveyance }: CaseFile, key: string): Requests<TaskAct> => {
  const { id, version } = conveyance
  const path = `/api/conveyances/${id}/tasks/${key}`
  return {
    complete: (by) => by.post(`${path}/completion`, { version }),
    reopen: (by) => by.post(`${path}/reopening`, { version }),
    request: (by) => by.post(`${path}/request`, { version }),
    receive: (by) => by.post(`${path}/arrival`, { version }),
    chase: (by) =>
      by.post(`/api/conveyances/${id}/chases`, { version, how: 'call', task_key: key }),
    skip: (by) => by.post(`${path}/skip`, { version, reason: 'No need' }),
    snooze: (by) => by.post(`${path}/snooze`, { version, due_on: later, reason: 'Later' }),
    assign: (by) => by.send('PUT', `${path}/assignee`, { version, user: null }),
  }
}

const evidenceRequests = ({ conveyance }: CaseFile, task: Task): Requests<EvidenceAct> => {
  const { id, version } = conveyance
  const path = `/api/conveyances/${id}/tasks/${task.key}`
  const how = requirementOf(task.evidence, conveyance)?.ways[0] ?? 'records'
  return {
    record: (by) =>
      by.post(`${path}/evidence`, {
        version,
        who: 'Ada',
        seen: 'All',
        on: today,
        how,
        amount: 1,
        expires_on: null,
      }),
    approve: (by) => by.post(`${path}/approval`, { version }),
    reject: (by) => by.post(`${path}/rejection`, { version, reason: 'Unclear' }),
  }
}

const holder = { party: 'client', name: null, what: 'forms', since: today, usual: null }

type Making = (by: Caller, path: string, version: number, second: Caller) => Promise<unknown>

const caseStates: readonly (readonly [string, Making])[] = [
  ['just opened', async () => undefined],
  [
    'with the client',
    (by, path, version) => by.send('PUT', `${path}/holder`, { version, ...holder }),
  ],
  [
    'on hold',
    (by, path, version) =>
      by.post(`${path}/hold`, { version, reason: 'Waiting', look_again_on: later }),
  ],
  ['aborted', (by, path, version) => by.post(`${path}/abortion`, { version, reason: 'No sale' })],
  [
    'ready to exchange',
    (by, path, _, second) => work(by, path.split('/').at(-1) ?? '', isReady, second),
  ],
]
const isReady = (file: CaseFile) => file.guards.exchange.length === 0

const everybody = async (firm: FirmUnderTest, owner: Caller) =>
  [
    ['Owner', owner],
    ['Conveyancer elsewhere', await firm.as('Conveyancer', { team: 'west', is_fee_earner: false })],
    ['Cashier', await firm.as('Cashier')],
    ['Auditor', await firm.as('Auditor')],
    ['New-business adviser', await firm.as('New-business adviser')],
  ] as const

describe.each(caseStates)('of a case that is %s', (_, make) => {
  const opened = async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    const [{ id }] = await instructed(firm, owner)
    const path = `/api/conveyances/${id}`
    const { body } = await owner.get(path)
    await make(owner, path, body.data.conveyance.version, await firm.as('Owner'))
    const file: CaseFile = (await owner.get(path)).body.data
    return { firm, id, file, people: await everybody(firm, owner) }
  }

  test('the menus say what the server answers, to everybody', async () => {
    const { firm, id, file, people } = await opened()
    for (const [name, by] of people) {
      const acts = caseActs(file, await signedInAs(by))
      const of = { tables: ['conveyances', 'plans'] as const, id, by }
      const { menu, server } = await compare(firm, of, acts, caseRequests(file))
      expect(server, name).toEqual(menu)
    }
  })

  test('the menus of its tasks say what the server answers, to everybody', async () => {
    const { firm, id, file, people } = await opened()
    const wanted = tasksOf(file.plan).map(
      ({ status, waits_on }) => `${status} ${waits_on !== null}`,
    )
    const keys = tasksOf(file.plan)
      .filter(
        (task, at) => wanted.indexOf(wanted[at] ?? '') === at || task.evidence === 'exchanged',
      )
      .map(({ key }) => key)
    for (const [name, by] of people) {
      const person = await signedInAs(by)
      for (const key of keys) {
        const task = taskOf(file.plan, key)
        if (!task) throw new Error(key)
        const of = { tables: ['conveyances', 'plans'] as const, id, by }
        const acts = taskActs(file, task, person)
        const { menu, server } = await compare(firm, of, acts, taskRequests(file, key))
        expect(server, `${name}, ${key}, ${task.status}`).toEqual(menu)
        if (requirementOf(task.evidence, file.conveyance) === undefined) continue
        const evidence = evidenceActs(file, task, person)
        const seen = await compare(firm, of, evidence, evidenceRequests(file, task))
        expect(seen.server, `${name}, ${key}, evidence`).toEqual(seen.menu)
      }
    }
  })
})

const quoteRequests = ({ id, version, sale_stage }: QuoteCase): Requests<QuoteCaseAct> => {
  const path = `/api/quote-cases/${id}`
  const reason = 'Asked for'
  const other = sale_stage === 'sold' ? 'presold' : 'sold'
  return {
    draft: (by) => by.send('PUT', `${path}/draft`, { version, facts: facts('sale') }),
    discard: (by) => by.send('DELETE', `${path}/draft`),
    send: (by) => by.post(`${path}/dispatch`, { version, channels: ['email'] }),
    edit: (by) => by.send('PUT', `${path}/facts`, { version, facts: facts('sale'), channels: [] }),
    follow_up: (by) =>
      by.post(`${path}/follow-ups`, {
        version,
        attempted: true,
        reached: false,
        next_action: null,
      }),
    whatsapp: (by) => by.post(`${path}/whatsapp-messages`, { version, text: 'Hello' }),
    stage: (by) => by.send('PUT', `${path}/sale-stage`, { version, sale_stage: other }),
    extend: (by) => by.post(`${path}/extension`, { version, valid_until: later, reason }),
    hold: (by) => by.post(`${path}/hold`, { version, hold_until: later, reason }),
    resume: (by) => by.send('DELETE', `${path}/hold`),
    die: (by) => by.post(`${path}/death`, { version, reason: 'price' }),
    revive: (by) => by.post(`${path}/revival`, { version, reason }),
    accept_by_phone: (by) =>
      by.post(`${path}/instruction`, { version, accepted_by_phone: 'Owen Tarrant' }),
    instruct: (by) => by.post(`${path}/instruction`, { version }),
  }
}

const accepted = { quotes: [{ accepted_at: '2026-01-05T10:00:00.000Z', accepted_by: 'Owen' }] }

const quoteStates = [
  ['sent', {}],
  ['a draft', { status: 'draft' }],
  ['followed up', { status: 'following_up' }],
  ['run out', { valid_until: '2026-01-05' }],
  ['on hold', { status: 'on_hold', hold_until: later }],
  ['accepted', { status: 'accepted', ...accepted }],
  ['dead', { status: 'dead', died_at: `${today}T08:00:00.000Z` }],
  ['long dead', { status: 'dead', died_at: '2020-01-06T08:00:00.000Z' }],
  ['missing an address', { facts: { sale: { address: '' } } }],
] as const

describe.each(quoteStates)('of a quote that is %s', (_, given) => {
  test('the menu says what the server answers, to everybody', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('New-business adviser', { team: 'east' })
    const it = await patched<QuoteCase>(firm, 'quote_cases', await aSentQuote(owner), given)
    const elsewhere = await firm.as('New-business adviser', { team: 'west' })
    const people = [...(await everybody(firm, owner)), ['elsewhere', elsewhere] as const]
    for (const [name, by] of people) {
      const of = { tables: ['quote_cases'] as const, id: it.id, by }
      const acts = quoteCaseActs(it, await signedInAs(by), today)
      const { discard, ...requests } = quoteRequests(it)
      // A draft that was thrown away cannot be put back.
      const asked = acts.discard === true ? requests : { ...requests, discard }
      const { menu, server } = await compare(firm, of, acts, asked)
      expect(server, name).toEqual(menu)
    }
  })
})

type Patch = { readonly [key: string]: unknown }

/** A record with parts of it replaced, as no verb would leave it. */
const patched = async <Kept extends { id: string }>(
  firm: FirmUnderTest,
  table: 'quote_cases' | 'leads',
  record: Kept,
  given: Patch,
): Promise<Kept> => {
  const doc = merged(record, given) as Kept
  await firm.inside(({ store }) =>
    store.write(`UPDATE ${table} SET doc = ? WHERE id = ?`, JSON.stringify(doc), doc.id),
  )
  return doc
}

const merged = (into: unknown, given: unknown): unknown => {
  if (Array.isArray(into) && Array.isArray(given))
    return into.map((it, at) => merged(it, given[at] ?? it))
  if (typeof given !== 'object' || given === null || typeof into !== 'object' || into === null)
    return given
  const from = { ...into } as Record<string, unknown>
  for (const [key, value] of Object.entries(given)) from[key] = merged(from[key], value)
  return from
}

const opening = (lead_id: string, { user }: Caller) => ({
  ...sale,
  lead_id,
  fee_earner: { id: user.id, name: '' },
})

const leadRequests = (lead: Lead, other: Lead): Requests<LeadAct> => {
  const { id, version } = lead
  const path = `/api/leads/${id}`
  return {
    change: (by) => by.send('PUT', `${path}/call-back`, { version, at: null }),
    quote: (by) => by.post(`${path}/conversion`, { version }),
    open_case: (by) => by.post('/api/conveyances', opening(id, by)),
    guide: (by) => by.send('PUT', `${path}/status`, { version, status: 'quoted', guide_price: 1 }),
    nurture: (by) => by.send('PUT', `${path}/nurture`, { version, on: later }),
    merge: (by) => by.post(`${path}/merges`, { version, other_id: other.id }),
    reopen: (by) => by.post(`${path}/reopening`, { version }),
  }
}

const converted = { quote_cases: [{ id: 'q1', number: 'Q-00001' }] }

const leadStates = [
  ['new', {}],
  ['sold', { sale_stage: 'sold' }],
  ['told a guide price', { status: 'quoted', guide_price: 1 }],
  ['lost', { status: 'lost' }],
  ['spam', { status: 'spam' }],
  ['a duplicate', { status: 'duplicate' }],
  ['converted', { status: 'converted', ...converted }],
  [
    'a case',
    { status: 'converted', conveyances: [{ id: 'c1', ref: '26-S-00001', matter_type: 'sale' }] },
  ],
] as const

describe.each(leadStates)('of a lead that is %s', (_, given) => {
  test('the menu says what the server answers, to everybody', async () => {
    const firm = await aFirm()
    const owner = await firm.as('New-business adviser', { team: 'east' })
    const it = await patched<Lead>(firm, 'leads', await aClaimedLead(owner), given)
    const elsewhere = await firm.as('New-business adviser', { team: 'west' })
    const people = [...(await everybody(firm, owner)), ['elsewhere', elsewhere] as const]
    for (const [name, by] of people) {
      const other = await aClaimedLead(owner, { first_name: 'Ada', email: 'ada@byron.test' })
      const of = { tables: ['leads'] as const, id: it.id, by }
      const acts = leadActs(it, await signedInAs(by))
      const { menu, server } = await compare(firm, of, acts, leadRequests(it, other))
      expect(server, name).toEqual(menu)
    }
  })
})
