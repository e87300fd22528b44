import { describe, expect, test } from 'vitest'
import type { AgentTeam } from '#domain/agent/team/team'
import { completeCase, introduced, makeManager, twoAgencies } from '../../support/agent-cases.ts'
import { bodyFor } from '../../support/bodies.ts'
import { endpoints, pathWith } from '../../support/endpoints.ts'
import { aFirm } from '../../support/firm.ts'

const ofAgents = endpoints.filter(([, { who }]) => who !== 'public' && who.includes('agent'))
const reads = ofAgents.filter(([, { method }]) => method === 'GET')
const writesOfCases = ofAgents.filter(
  ([, { method, path }]) => method !== 'GET' && path.startsWith('/api/agent/cases/'),
)

const setUp = async () => {
  const firm = await aFirm()
  const people = await twoAgencies(firm)
  const [sale] = await introduced(firm, people.owner, people.view)
  const id = sale?.id ?? ''
  await completeCase(firm, id, new Date(Date.now() - 3_600_000).toISOString())
  return { firm, id, ...people }
}

describe('every endpoint that an agent may call', () => {
  test('answers another agency nothing of the case', async () => {
    const { agent, rival, id } = await setUp()
    await agent.post(`/api/agent/cases/${id}/questions`, { text: 'Has the buyer signed?' })
    expect(reads.map(([name]) => name)).toContain('referral-fee.own')
    for (const [name, endpoint] of reads) {
      const { text } = await rival.get(pathWith(endpoint, id))
      expect(text, name).not.toMatch(/larkfield|tarrant|has the buyer signed/i)
    }
  })

  test('tells their own agency nothing of the client’s money or identity', async () => {
    const { agent, id } = await setUp()
    for (const [name, endpoint] of reads) {
      const { text } = await agent.get(pathWith(endpoint, id))
      expect(text, name).not.toMatch(/41250000|412,500|owen@tarrant|900482|deposit|aml|identity_/i)
    }
  })

  test('changes nothing of a case of another agency', async () => {
    const { rival, agent, id } = await setUp()
    expect(writesOfCases.map(([name]) => name).toSorted()).toEqual([
      'agent-note.change',
      'agent-note.write',
      'agent-question.ask',
      'key-handover.record',
    ])
    const before = (await agent.get('/api/agent/home')).text
    for (const [name, endpoint] of writesOfCases) {
      const { status } = await rival.send(
        endpoint.method,
        pathWith(endpoint, id),
        bodyFor(name, endpoint),
      )
      expect([name, status]).toEqual([name, 404])
    }
    expect((await agent.get('/api/agent/home')).text).toBe(before)
  })
})

describe('the team of an agency', () => {
  test('is shown to its managers alone, with the numbers of each person', async () => {
    const { owner, firm, view, agent, rival } = await setUp()
    expect((await agent.get('/api/agent/team')).status).toBe(403)
    expect((await makeManager(owner, firm, view, agent)).status).toBe(200)
    const team: AgentTeam = (await agent.get('/api/agent/team')).body.data
    expect(team.rows).toEqual([
      {
        branch: 'Clifton',
        negotiator: 'Ann Reid',
        open: 0,
        exchanged: 0,
        completed: 1,
        fallen_through: 0,
        quotes: 1,
        instructed: 1,
      },
    ])
    expect((await agent.get('/api/agent/home')).body.data.manages).toBe(true)
    expect((await rival.get('/api/agent/team')).status).toBe(403)
  })
})
