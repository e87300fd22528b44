import { describe, expect, test } from 'vitest'
import { assignOwner } from '#tenant/core/ownership'
import { bodyFor, queryFor } from '../support/bodies.ts'
import { aSentQuote, instructed } from '../support/cases.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm, type Caller } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'
import { stateOf } from '../support/state.ts'

const missing = '01900000-0000-7000-8000-000000000000'

const withId = endpoints.filter(([, it]) => it.path.includes(':id'))

const both = async (by: Caller, name: string, foreign: string) => {
  const [, endpoint] = endpoints.find(([one]) => one === name) ?? []
  if (endpoint === undefined) throw new Error(name)
  const query = queryFor(name, endpoint)
  const body = bodyFor(name, endpoint)
  const ask = (id: string) => by.send(endpoint.method, pathWith(endpoint, id) + query, body)
  return { foreign: await ask(foreign), missing: await ask(missing) }
}

describe('what is out of reach does not exist', () => {
  test('a conveyancer of another team gets the same bytes for a foreign case as for none', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    const [{ id }] = await instructed(firm, owner)
    const west = await firm.as('Conveyancer', { team: 'west' })
    const before = await stateOf(firm)
    for (const [name] of withId.filter(([one]) => one.startsWith('conveyance.'))) {
      const answers = await both(west, name, id)
      // A correction is a supervisor’s, so a conveyancer is refused before any case is looked up.
      expect(answers.foreign.status, name).toBe(name === 'conveyance.correction' ? 403 : 404)
      expect(answers.foreign.text, name).toBe(answers.missing.text)
    }
    expect(await stateOf(firm)).toBe(before)
  })

  test('a quote of somebody else’s is not there for an adviser of another team', async () => {
    const firm = await aFirm()
    const mine = await firm.as('New-business adviser', { team: 'east' })
    const quote = await aSentQuote(mine)
    const other = await firm.as('New-business adviser', { team: 'west' })
    const before = await stateOf(firm)
    for (const [name] of withId.filter(([one]) => one.startsWith('quote-case.'))) {
      const answers = await both(other, name, quote.id)
      expect(answers.foreign.status, `${name} ${answers.foreign.text}`).toBe(404)
      expect(answers.foreign.text, name).toBe(answers.missing.text)
    }
    expect(await stateOf(firm)).toBe(before)
  })

  test('a client sees their own cases and no word of another client’s', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [mine] = await instructed(firm, owner)
    const [theirs] = await instructed(
      firm,
      owner,
      facts('purchase', {
        clients: [
          {
            contact_id: null,
            first_name: 'Ada',
            last_name: 'Byron',
            email: 'ada@byron.test',
            phone: '07700 900111',
          },
        ],
      }),
    )
    const user = await firm.inside(({ users }) => users.byEmail('owen@tarrant.test'))
    if (user === null) throw new Error('the client got no way in')
    const client = await firm.signedIn(user, 'clients')
    const list = await client.get('/api/client/cases')
    expect(list.body.data.map((it: { id: string }) => it.id)).toEqual([mine.id])
    const answers = await both(client, 'client-case.show', theirs.id)
    expect(answers.foreign.status).toBe(404)
    expect(answers.foreign.text).toBe(answers.missing.text)
    const pressed = await client.post(`/api/client/cases/${mine.id}/tasks/terms/completion`, {
      version: mine.version,
    })
    expect(pressed.status).toBe(404)
    const { body } = await owner.get(`/api/conveyances/${mine.id}`)
    expect(body.data.conveyance.facts).toEqual({})
  })

  test('another firm’s object refuses to be taken for this one', async () => {
    const firm = await aFirm('harcourt')
    await firm.inside(({ store }) =>
      expect(() => assignOwner(store, 'northgate')).toThrow('another tenant'),
    )
  })
})

describe('lists', () => {
  test('hold exactly what the rule of reach allows, for every role and team', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    // Two of one team on a case: it is counted once.
    await firm.user({ role: 'Legal assistant', team: 'east' })
    const owner = await firm.as('Owner')
    const east = await instructed(firm, owner)
    await firm.user({ role: 'Conveyancer', team: 'west' })
    const west = await instructed(firm, owner)
    const seen = async (role: string, team: string | null) => {
      const by = await firm.as(role, { team, is_fee_earner: false })
      const { body } = await by.get('/api/conveyances')
      const totals = await by.get('/api/conveyances/totals')
      expect(totals.body.data.count).toBe(body.data.rows.length)
      return body.data.rows.map((it: { id: string }) => it.id).sort()
    }
    expect(await seen('Owner', null)).toEqual([east[0].id, west[0].id].sort())
    expect(await seen('Conveyancer', 'east')).toEqual([east[0].id])
    expect(await seen('Legal assistant', 'west')).toEqual([west[0].id])
    expect(await seen('Conveyancer', null)).toEqual([])
    expect(await seen('Post-completion executive', null)).toEqual([])
  })
})
