import { afterEach, expect, test, vi } from 'vitest'
import { repeats } from '../../support/repeats.ts'
import { introduced, twoAgencies } from '../support/agent-cases.ts'
import { queryFor } from '../support/bodies.ts'
import { instructed } from '../support/cases.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm, type FirmUnderTest } from '../support/firm.ts'
import { details, receipt } from '../support/ledgers.ts'
import { stateOf } from '../support/state.ts'
import { printCount } from './count.ts'

/** What says who was there, what they read and what they were refused. */
const TRACES = [
  ...['audit', 'audit_days', 'reads', 'sessions', 'refusal_counts', 'jobs'],
  ...['failed_sign_ins', 'failures_in_a_row'],
]

/** The time that passes from one endpoint to the next, so that nobody is refused too often. */
const PAUSE_MS = 5_000

afterEach(() => {
  vi.useRealTimers()
})

const aBusyFirm = async (firm: FirmUnderTest) => {
  const { owner, view, agent } = await twoAgencies(firm)
  const [opened] = await introduced(firm, owner, view)
  const id = opened?.id ?? ''
  const path = `/api/conveyances/${id}`
  await owner.post(`${path}/payees`, { kind: 'client', name: 'The client', ...details })
  await owner.post(`${path}/ledger`, { ...receipt, version: 0 })
  const [{ id: second }] = await instructed(firm, owner)
  const { conveyance } = (await owner.get(path)).body.data
  const [{ contact_id }] = conveyance.clients
  const client = await firm
    .user({ type: 'client', contact_id })
    .then((it) => firm.signedIn(it, 'clients'))
  const records = [conveyance.quote_case_id, contact_id, view.agency.id, owner.user.id]
  return { callers: [owner, agent, client], ids: [id, second, ...records] }
}

/** The tables that differ. */
const differing = (before: string, after: string) => {
  const [one, other]: [string, unknown][][] = [JSON.parse(before), JSON.parse(after)]
  return (one ?? [])
    .filter(([, rows], at) => JSON.stringify(rows) !== JSON.stringify(other?.[at]?.[1]))
    .map(([table]) => table)
    .join()
}

test('no reading call changes a record, whoever makes it and whatever it finds', async () => {
  const firm = await aFirm()
  const { callers, ids } = await aBusyFirm(firm)
  const wrong: string[] = []
  let [requests, found] = [0, 0]
  await firm.settled()
  let before = await stateOf(firm, TRACES)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  for (const [name, endpoint] of endpoints.filter(([, it]) => it.method === 'GET')) {
    vi.setSystemTime(Date.now() + PAUSE_MS)
    const asked = endpoint.path.includes(':') ? ids : ids.slice(0, 1)
    for (const by of callers.slice(0, repeats(1, 3)))
      for (const id of asked) {
        const path = pathWith(endpoint, id) + queryFor(name, endpoint)
        const { status } = await by.get(path)
        requests += 1
        if (status === 200) found += 1
      }
    const after = await stateOf(firm, TRACES)
    if (after !== before) wrong.push(`${name} ${differing(before, after)}`)
    before = after
  }
  printCount(`reading calls, ${found} of which found something`, requests, wrong)
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(100)
}, 300_000)
