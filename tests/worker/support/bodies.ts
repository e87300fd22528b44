import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Endpoint } from '#domain/endpoint'
import { facts } from './quotes.ts'

const missing = '01900000-0000-7000-8000-000000000000'

const order = {
  product: 'local',
  title: null,
  provider: 'Searches Ltd',
  reference: null,
  cost: null,
  ordered_on: '2026-01-05',
  expected_on: null,
}

const bodies: Readonly<Record<string, unknown>> = {
  'conveyance.details': { version: 1, price: 1 },
  'conveyance.key_dates': { version: 1, dates: {} },
  'conveyance.facts': { version: 1, fact: 'conflict_clear' },
  'conveyance.create_task': { version: 1, title: 'Call back', due_on: '2030-01-07', user: null },
  'conveyance.skip_task': { version: 1, reason: 'No need' },
  'conveyance.snooze_task': { version: 1, due_on: '2030-01-07', reason: 'Later' },
  'conveyance.assign_task': { version: 1, user: null },
  'conveyance.note_task': { version: 1, note: 'Called' },
  'conveyance.move_task': { version: 1, direction: 'up' },
  'conveyance.complete_tasks': { tasks: ['conflict-check'] },
  'case-order.add': order,
  'case-order.change': { version: 1, ...order },
  'case-order.result': {
    version: 1,
    outcome: 'clear',
    note: null,
    delivered_on: '2026-01-06',
    expires_on: null,
  },
  'case-order.cancel': { version: 1, reason: 'Ordered twice' },
  'case-title.save': {
    version: 0,
    titles: [],
    mortgage: { account: null, conditions: null, broker: null },
    redemptions: [],
  },
  'case-chain.save': { version: 0, links: [] },
  'case-export.create': {},
  'conveyance.reopen': { version: 1, reason: 'One more document' },
  'case-note.add': { text: 'Called', shared_with: [], mentions: [] },
  'case-note.change': { version: 1, text: 'Called', shared_with: [] },
  'case-note.pin': { version: 1, is_pinned: true },
  'case-note.withdraw': { version: 1, reason: 'Wrong case' },
  'conveyance.set_holder': {
    version: 1,
    party: 'us',
    name: null,
    what: 'x',
    since: '2026-01-05',
    usual: null,
  },
  'conveyance.chase': { version: 1, how: 'call' },
  'conveyance.exchange': {
    version: 1,
    at: '10:00',
    formula: 'A',
    spoke_to: 'A',
    deposit_held_by: 'B',
    price: 0,
    deposit: 0,
    completion_on: '2030-01-07',
  },
  'conveyance.completion': { version: 1, at: '10:00', spoke_to: 'A' },
  'conveyance.hold': { version: 1, reason: 'Waiting', look_again_on: '2030-01-07' },
  'conveyance.reinstatement': { version: 1, reason: 'Back on' },
  'conveyance.variation': {
    version: 1,
    completion_on: '2030-01-07',
    agreed_with: 'A',
    client: 'B',
    agreed_on: '2026-01-05',
  },
  'conveyance.correction': { version: 1, on: '2030-01-07', reason: 'Typed wrongly' },
  'conveyance.record_evidence': {
    version: 1,
    who: 'A',
    seen: 'B',
    on: '2026-01-05',
    how: 'records',
  },
  'conveyance.reject_evidence': { version: 1, reason: 'Unclear' },
  'conveyance.abortion': { version: 1, reason: 'Fell through' },
  'agency-record.change': { version: 1, name: 'A', type: 'other', status: 'active' },
  'agency-record.merge': { version: 1, other_id: missing, other_version: 1 },
  'agency-record.add_branch': { name: 'B' },
  'agency-record.import': {
    agency: { name: 'A', type: 'other', status: 'active' },
    branch: null,
    negotiator: null,
    fee_scale: null,
  },
  'workflow.save': { version: 1, workflow: defaultWorkflows.sale },
  'workflow.migrate': { cases: [{ id: missing, version: 1 }] },
  'branch.change': { version: 1, name: 'B' },
  'branch.merge': { version: 1, other_id: missing, other_version: 1 },
  'branch.add_negotiator': { name: 'N' },
  'negotiator.change': { version: 1, name: 'N' },
  'negotiator.move': { version: 1, branch_id: missing },
  'departure.plan': {
    version: 1,
    on: '2030-01-07',
    notify_clients: false,
    to: { fee_earner: null, assistant: null, task: null, lead: null, quote: null, visit: null },
    exceptions: [],
  },
  'quote-case.draft': { version: 1, facts: facts('sale') },
  'quote-case.send': { version: 1, channels: ['email'] },
  'quote-case.edit': { version: 1, facts: facts('sale'), channels: [] },
  'quote-case.follow_up': { version: 1, attempted: true, reached: false, next_action: null },
  'quote-case.whatsapp': { version: 1, text: 'Hello' },
  'quote-case.skip': { version: 1, at: '2030-01-07T10:00:00.000Z', reason: 'Later' },
  'quote-case.stage': { version: 1, sale_stage: 'sold' },
  'quote-case.extend': { version: 1, valid_until: '2030-01-01', reason: 'Asked for' },
  'quote-case.hold': { version: 1, hold_until: '2030-01-01', reason: 'Asked for' },
  'quote-case.die': { version: 1, reason: 'price' },
  'quote-case.revive': { version: 1, reason: 'Came back' },
}

const queries: Readonly<Record<string, string>> = {
  'conveyance.notices': '?of=aborted',
  'board.cards': '?stage=onboarding',
  'board.calendar': '?from=2030-01-01&until=2030-01-31',
}

/** A body with which the call gets as far as its record; none for calls without one. */
export const bodyFor = (name: string, { body }: Endpoint) =>
  body ? (bodies[name] ?? { version: 1 }) : undefined

/** The query with which it does. */
export const queryFor = (name: string, { method, query }: Endpoint) =>
  queries[name] ?? (method === 'DELETE' && query ? '?version=1' : '')
