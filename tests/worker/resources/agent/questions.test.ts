import { describe, expect, test } from 'vitest'
import type { AgentQuestion } from '#domain/agent/question/question'
import { introduced, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const own = async (by: Caller): Promise<AgentQuestion[]> =>
  (await by.get('/api/agent/questions')).body.data

const setUp = async () => {
  const firm = await aFirm()
  const people = await twoAgencies(firm)
  const [sale] = await introduced(firm, people.owner, people.view)
  const id = sale?.id ?? ''
  const ask = (by: Caller, text = 'Has the buyer signed?') =>
    by.post(`/api/agent/cases/${id}/questions`, { text })
  return { firm, id, ask, ...people }
}

describe('a question of an agent', () => {
  test('reaches the fee earner’s day, and its answer the agent by email and on their page', async () => {
    const { firm, agent, owner, id, ask } = await setUp()
    const question: AgentQuestion = (await ask(agent)).body.data
    const earnerId = await firm.inside(({ store }) => {
      const row = store.row<{ doc: string }>('SELECT doc FROM conveyances WHERE id = ?', id)
      return JSON.parse(row?.doc ?? '{}').fee_earner.id
    })
    const user = await firm.inside(({ users }) => users.find(earnerId))
    if (user === null) throw new Error('nobody has the case')
    const earner = await firm.signedIn(user)
    const day = (await earner.get('/api/my-day')).body.data
    expect(day.unread.map((it: { text: string }) => it.text)).toContain('Has the buyer signed?')
    const path = `/api/conveyances/${id}/agent-questions/${question.id}/answer`
    const answer = { version: 1, text: 'Yes, yesterday' }
    expect((await owner.send('PUT', path, answer)).status).toBe(200)
    expect((await own(agent))[0]?.answer?.text).toBe('Yes, yesterday')
    const body = await firm.inside(({ store }) =>
      store.row<{ doc: string }>('SELECT doc FROM messages WHERE to_address = ?', agent.user.email),
    )
    expect(JSON.parse(body?.doc ?? '{}').body).toContain('Yes, yesterday')
    const later = (await earner.get('/api/my-day')).body.data
    expect(later.unread.map((it: { text: string }) => it.text)).not.toContain(
      'Has the buyer signed?',
    )
  })

  test('waits for its answer before the next one, and is answered once', async () => {
    const { agent, owner, id, ask } = await setUp()
    const { id: question } = (await ask(agent)).body.data
    expect((await ask(agent, 'And now?')).body.error.code).toBe('agent_question.open')
    const path = `/api/conveyances/${id}/agent-questions/${question}/answer`
    await owner.send('PUT', path, { version: 1, text: 'Yes' })
    const again = await owner.send('PUT', path, { version: 2, text: 'No' })
    expect([again.status, again.body.error.code]).toEqual([409, 'agent_question.answered'])
    expect((await ask(agent, 'And now?')).status).toBe(200)
  })

  test('is read and asked by its own agency alone, also after the case changed agency', async () => {
    const { firm, agent, rival, other, id, ask } = await setUp()
    expect((await ask(rival)).status).toBe(404)
    await ask(agent)
    expect(await own(rival)).toEqual([])
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.agency.agency.id', ?) WHERE id = ?`,
        other.agency.id,
        id,
      )
      store.write('UPDATE conveyance_keys SET agency_id = ? WHERE id = ?', other.agency.id, id)
    })
    expect(await own(rival)).toEqual([])
    expect(await own(agent)).toEqual([])
  })
})
