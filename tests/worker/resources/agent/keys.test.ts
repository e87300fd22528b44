import { describe, expect, test } from 'vitest'
import type { AgentHome } from '#domain/agent/home'
import type { CompletionDay } from '#domain/conveyance/completion-day/completion-day'
import { londonDate } from '#domain/dates'
import { completeCase, introduced, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
const clock = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }).format(
    new Date(at),
  )

const entryAt = (at: string, to = 'Priya Shaw', version = 0) => ({
  version,
  on: londonDate(at),
  at: clock(at),
  to,
})

const keysOf = async (by: Caller) => {
  const home: AgentHome = (await by.get('/api/agent/home')).body.data
  return home.cases[0]?.keys
}

const completedCase = async (isCompleted = true) => {
  const firm = await aFirm()
  const people = await twoAgencies(firm)
  const [sale] = await introduced(firm, people.owner, people.view)
  const id = sale?.id ?? ''
  if (isCompleted) await completeCase(firm, id, minutesAgo(180))
  return { firm, id, ...people }
}

describe('the keys of a case', () => {
  test('are confirmed only once completion is recorded, and nothing changes before', async () => {
    const { agent, id } = await completedCase(false)
    const path = `/api/agent/cases/${id}/keys`
    const { status, body } = await agent.send('PUT', path, entryAt(minutesAgo(1)))
    expect([status, body.error.code]).toEqual([409, 'keys.held'])
    expect(await keysOf(agent)).toEqual({ released_at: null, handover: null })
  })

  test('are confirmed with time and name, which agent and firm both see', async () => {
    const { agent, owner, id } = await completedCase()
    const handedAt = minutesAgo(60)
    const path = `/api/agent/cases/${id}/keys`
    expect((await agent.send('PUT', path, entryAt(handedAt))).status).toBe(200)
    expect((await keysOf(agent))?.handover).toMatchObject({ version: 1, to: 'Priya Shaw' })
    const on = londonDate(minutesAgo(180))
    const day: CompletionDay = (await owner.get(`/api/conveyances/completions?on=${on}`)).body.data
    expect(day.chains[0]?.cases[0]?.handover).toMatchObject({ to: 'Priya Shaw' })
    const history = (await owner.get(`/api/conveyances/${id}`)).text
    expect(history).toContain('keys.handed-over')
  })

  test('are corrected from the version that was read, and not from an older one', async () => {
    const { agent, id } = await completedCase()
    const path = `/api/agent/cases/${id}/keys`
    const at = minutesAgo(60)
    await agent.send('PUT', path, entryAt(at))
    expect((await agent.send('PUT', path, entryAt(at, 'Dan Shaw'))).status).toBe(409)
    expect((await agent.send('PUT', path, entryAt(at, 'Dan Shaw', 1))).status).toBe(200)
    expect((await keysOf(agent))?.handover).toMatchObject({ version: 2, to: 'Dan Shaw' })
  })

  test('are confirmed once however often the same request arrives', async () => {
    const { agent, id } = await completedCase()
    const path = `/api/agent/cases/${id}/keys`
    const entry = entryAt(minutesAgo(60))
    const key = crypto.randomUUID()
    const first = await agent.send('PUT', path, entry, { key })
    const again = await agent.send('PUT', path, entry, { key })
    expect([first.body.data.version, again.body.data.version]).toEqual([1, 1])
  })

  test('are no business of another agency', async () => {
    const { rival, agent, id } = await completedCase()
    const path = `/api/agent/cases/${id}/keys`
    expect((await rival.send('PUT', path, entryAt(minutesAgo(60)))).status).toBe(404)
    expect((await keysOf(agent))?.handover).toBeNull()
  })
})
