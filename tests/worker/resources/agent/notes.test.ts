import { describe, expect, test } from 'vitest'
import type { AgentNote } from '#domain/agent/note/note'
import { agentOf, completeCase, introduced, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const own = async (by: Caller): Promise<AgentNote[]> => (await by.get('/api/agent/notes')).body.data

const setUp = async () => {
  const firm = await aFirm()
  const people = await twoAgencies(firm)
  const [sale] = await introduced(firm, people.owner, people.view)
  const id = sale?.id ?? ''
  const write = (by: Caller, audience: AgentNote['audience'], text = 'Buyer is nervous') =>
    by.post(`/api/agent/cases/${id}/notes`, { audience, text })
  const change = (by: Caller, note: AgentNote, to: object) =>
    by.send('PATCH', `/api/agent/cases/${id}/notes/${note.id}`, {
      version: note.version,
      audience: note.audience,
      text: note.text,
      ...to,
    })
  const forFirm = async (): Promise<AgentNote[]> =>
    (await people.owner.get(`/api/conveyances/${id}/agent-notes`)).body.data
  return { firm, id, write, change, forFirm, ...people }
}

describe('a note of an agent', () => {
  test('for their agency reaches their agency alone, and no history, audit or answer of the firm', async () => {
    const { firm, agent, owner, view, id, write, forFirm } = await setUp()
    const { status, text } = await write(agent, 'agency')
    expect(status, text).toBe(200)
    const colleague = await agentOf(firm, view.agency.id)
    expect((await own(colleague)).map((it) => it.text)).toEqual(['Buyer is nervous'])
    expect(await forFirm()).toEqual([])
    const told = [
      await owner.get(`/api/conveyances/${id}`),
      await owner.get(`/api/conveyances/${id}/notes`),
    ]
    expect(told.map((it) => it.text).join()).not.toContain('Buyer is nervous')
    const rows = await firm.inside(({ store }) =>
      store.rows<{ detail: string }>(`SELECT * FROM audit WHERE name LIKE 'agent-note.%'`),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('nervous')
  })

  test('for the firm as well is read by its staff, and stays with them', async () => {
    const { agent, write, change, forFirm } = await setUp()
    const note: AgentNote = (await write(agent, 'agency_and_firm')).body.data
    expect(await forFirm()).toMatchObject([{ text: 'Buyer is nervous' }])
    const back = await change(agent, note, { audience: 'agency' })
    expect([back.status, back.body.error.code]).toEqual([409, 'agent_note.shared'])
    expect((await change(agent, note, { text: 'Buyer is calm' })).status).toBe(200)
    expect(await forFirm()).toMatchObject([{ text: 'Buyer is calm', version: 2 }])
    const stale = await change(agent, note, { text: 'Late' })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
  })

  test('is written, read and changed by no other agency and no client', async () => {
    const { firm, agent, rival, other, id, write, change } = await setUp()
    expect((await write(rival, 'agency')).status).toBe(404)
    const note: AgentNote = (await write(agent, 'agency')).body.data
    expect(await own(rival)).toEqual([])
    expect((await change(rival, note, { text: 'Mine' })).status).toBe(404)
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.agency.agency.id', ?) WHERE id = ?`,
        other.agency.id,
        id,
      )
      store.write('UPDATE conveyance_keys SET agency_id = ? WHERE id = ?', other.agency.id, id)
    })
    expect(await own(rival)).toEqual([])
    expect((await change(rival, note, { text: 'Mine' })).status).toBe(404)
    expect((await change(agent, note, { text: 'Gone' })).status).toBe(404)
  })

  test('is changed by whoever wrote it alone', async () => {
    const { firm, agent, view, write, change } = await setUp()
    const note: AgentNote = (await write(agent, 'agency')).body.data
    const colleague = await agentOf(firm, view.agency.id)
    const changed = await change(colleague, note, { text: 'Mine' })
    expect([changed.status, changed.body.error.code]).toEqual([409, 'agent_note.not_own'])
  })

  test('holds no bank details, no numbers of identity, and is limited', async () => {
    const { firm, agent, id, write } = await setUp()
    for (const text of [
      'Pay to sort code 12-34-56, account 12345678',
      'Passport 533 401 372',
      'NI QQ 12 34 56 C',
      ' ',
      'x'.repeat(2001),
    ])
      expect((await write(agent, 'agency', text)).status, text.slice(0, 40)).toBe(422)
    expect((await write(agent, 'agency', 'Call 01743 960118 about £412,500')).status).toBe(200)
    await firm.inside(({ store }) => {
      store.write(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
         INSERT INTO agent_notes (id, version, doc)
         SELECT 'n' || i, 1, json_set(doc, '$.id', 'n' || i) FROM n, (SELECT doc FROM agent_notes LIMIT 1)`,
      )
    })
    expect((await write(agent, 'agency')).body.error.code).toBe('agent_note.most')
    expect(id).not.toBe('')
  })

  test('of a case that has ended is neither written nor changed', async () => {
    const { firm, agent, id, write, change } = await setUp()
    const note: AgentNote = (await write(agent, 'agency')).body.data
    await completeCase(firm, id, '2026-01-05T10:00:00.000Z')
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.status', 'closed') WHERE id = ?`,
        id,
      )
    })
    expect((await write(agent, 'agency')).body.error.code).toBe('agent_note.ended')
    expect((await change(agent, note, {})).body.error.code).toBe('agent_note.ended')
  })
})
