import { describe, expect, test } from 'vitest'
import type { AgentHome } from '#domain/agent/home'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import type { RunningWorkflow, WorkflowBoard } from '#domain/conveyance/workflow/running'
import { aSentQuote, instructed, work } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const bellwether = '01900000-0000-7000-8000-00000000000a'
const other = '01900000-0000-7000-8000-00000000000b'

/** The case as if this agency had introduced it. */
const introduce = (firm: FirmUnderTest, id: string, agency: string, hold: string | null = null) =>
  firm.inside(({ store }) => {
    const named = JSON.stringify({
      agency: { id: agency, name: 'Bellwether' },
      branch: null,
      negotiator: null,
    })
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.agency', json(?)) WHERE id = ?`,
      named,
      id,
    )
    store.write('UPDATE conveyance_keys SET agency_id = ? WHERE id = ?', agency, id)
    if (hold === null) return
    const by = { id: 'x', name: 'X' }
    const on = JSON.stringify({ on: '2026-11-02', reason: hold, by, look_again_on: '2099-01-05' })
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.hold', json(?)) WHERE id = ?`,
      on,
      id,
    )
  })

const agentOf = (firm: FirmUnderTest, agency_id: string) =>
  firm.user({ type: 'agent', agency_id }).then((it) => firm.signedIn(it, 'agents'))

const clientOf = async (firm: FirmUnderTest, email: string) => {
  const user = await firm.inside(({ users }) => users.byEmail(email))
  if (user === null) throw new Error('the client got no way in')
  return firm.signedIn(user, 'clients')
}

const home = async (by: Caller): Promise<AgentHome> => (await by.get('/api/agent/home')).body.data

describe('an estate agent', () => {
  test('sees the open cases of their own agency, and another agency sees none of them', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [it] = await instructed(firm, owner)
    await introduce(firm, it.id, bellwether, 'Source of funds is not clear')
    const seen = await home(await agentOf(firm, bellwether))
    expect(seen.cases.map((one) => [one.id, one.standing])).toEqual([
      [it.id, 'On hold since 2 Nov'],
    ])
    expect(await home(await agentOf(firm, other))).toMatchObject({ cases: [], quotes: [] })
  })

  test('reads the name of the firm where it is the firm’s turn', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [it] = await instructed(firm, owner)
    await introduce(firm, it.id, bellwether)
    const { cases } = await home(await agentOf(firm, bellwether))
    expect(cases[0]?.standing).toMatch(/^With Harcourt & Vane since /)
  })

  test('is told nothing of money, identity or reasons', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [it] = await instructed(firm, owner)
    await introduce(firm, it.id, bellwether, 'Source of funds is not clear')
    const { text } = await (await agentOf(firm, bellwether)).get('/api/agent/home')
    expect(text).toContain('Larkfield')
    // An id may hold 'fee' by chance.
    const words = text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    expect(words).not.toMatch(/price|fee|deposit|amount|risk|funds|reason|41250000/i)
  })

  test('follows the quotes they referred, in one word each and without a price', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const quote = await aSentQuote(owner)
    await firm.inside(({ store }) =>
      store.write('UPDATE quote_case_keys SET agency_id = ? WHERE id = ?', bellwether, quote.id),
    )
    const { quotes } = await home(await agentOf(firm, bellwether))
    expect(quotes.map((one) => [one.id, one.status])).toEqual([[quote.id, 'quoted']])
    expect((await home(await agentOf(firm, other))).quotes).toEqual([])
  })
})

describe('a client', () => {
  const ada = {
    contact_id: null,
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@byron.test',
    phone: '07700 900111',
  }
  const history = async (by: Caller): Promise<ClientHistoryEntry[]> =>
    (await by.get('/api/client/history')).body.data

  test('reads what was shared with them, newest first, and nothing of another client', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [mine] = await instructed(firm, owner)
    const [theirs] = await instructed(firm, owner, facts('purchase', { clients: [ada] }))
    await firm.settled()
    const seen = await history(await clientOf(firm, 'owen@tarrant.test'))
    expect(new Set(seen.map((it) => it.case.id))).toEqual(new Set([mine.id]))
    const texts = seen.map((it) => it.text)
    expect(texts).toContain('You accepted our quote')
    expect(texts).toContain('We started work on your sale')
    expect(texts.some((it) => it.startsWith('We emailed you: Your case is open'))).toBe(true)
    expect(seen.map((it) => it.at)).toEqual(
      seen
        .map((it) => it.at)
        .toSorted()
        .toReversed(),
    )
    const hers = await history(await clientOf(firm, 'ada@byron.test'))
    expect(new Set(hers.map((it) => it.case.id))).toEqual(new Set([theirs.id]))
  })

  test('reads of a step under its client name once it is done', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [mine] = await instructed(firm, owner)
    const file = await work(
      owner,
      mine.id,
      (it) => it.plan.milestones[0].status === 'done',
      await firm.as('Owner'),
    )
    const steps = (await history(await clientOf(firm, 'owen@tarrant.test'))).filter(
      (it) => it.kind === 'step',
    )
    expect(steps.map((it) => it.text)).toContain(`${file.plan.milestones[0].client_name}: done`)
    expect(JSON.stringify(steps)).not.toContain('holder')
  })
})

describe('workflows that run', () => {
  test('count open cases at their milestones, within what the asker reaches', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    const [it] = await instructed(firm, owner)
    const list: RunningWorkflow[] = (await owner.get('/api/workflows')).body.data
    const sale = list.find((one) => one.matter_type === 'sale')
    expect(list).toHaveLength(4)
    expect([sale?.live_cases, sale?.milestones[0]?.cases]).toEqual([1, 1])
    const board: WorkflowBoard = (await owner.get('/api/workflows/1')).body.data
    expect(board.milestones[0]?.cards.map((card) => card.id)).toEqual([it.id])
    const west = await firm.as('Conveyancer', { team: 'west', is_fee_earner: false })
    const theirs = await west.get('/api/workflows/1')
    expect([theirs.status, theirs.text.includes(it.id)]).toEqual([200, false])
    expect(theirs.body.data.live_cases).toBe(0)
  })

  test('say as many late tasks as stand on the day of whoever has them, and none of a held case', async () => {
    const firm = await aFirm()
    const earner = await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const [{ id }] = await instructed(firm, owner)
    const counts = async () => {
      const board: WorkflowBoard = (await owner.get('/api/workflows/1')).body.data
      const { late } = (await earner.get('/api/my-day')).body.data
      return [board.tasks_late, late.length]
    }
    await firm.inside(({ store }) => {
      store.write(`UPDATE open_tasks SET due_on = '2026-01-05'`)
    })
    const [shown = 0, ofDay] = await counts()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBe(ofDay)
    const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
    const hold = { version, reason: 'Illness', look_again_on: '2099-01-05' }
    await owner.post(`/api/conveyances/${id}/hold`, hold)
    expect(await counts()).toEqual([0, 0])
  })
})
