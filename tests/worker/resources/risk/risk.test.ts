import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { factName } from '#domain/risk/facts'
import type { CaseRisk } from '#domain/risk/view'
import { checkIdentity } from '../../../support/evidence.ts'
import { lowRisk } from '../../../support/risk.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const enhanced = {
  wealth: 'Sold a business in 2019; accounts seen',
  checks: 'Second search and bank reference',
  monitoring: 'Looked at again before exchange',
}

const foreign = { ...lowRisk.answers, exposed: 'foreign' } as const

const aCase = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const earner = await firm.as('Conveyancer')
  const compliance = await firm.as('Compliance')
  const [{ id }] = await instructed(firm, owner, facts('purchase'))
  const path = `/api/conveyances/${id}`
  const shown = async (by: Caller = owner): Promise<CaseRisk> =>
    (await by.get(`${path}/risk`)).body.data
  const assess = async (by: Caller, change: object = {}) => {
    const { version, facts: all } = await shown()
    return by.post(`${path}/risk/assessments`, {
      ...lowRisk,
      ...change,
      version,
      facts: all.map(factName),
    })
  }
  const file = async () => (await owner.get(path)).body.data
  const setPrice = async (more: number) => {
    const { conveyance } = await file()
    return owner.send('PATCH', path, {
      version: conveyance.version,
      price: conveyance.price + more,
    })
  }
  return { firm, owner, earner, compliance, path, shown, assess, file, setPrice }
}

describe('the risk of a case', () => {
  test('is no field that somebody sets, and no task that somebody ticks', async () => {
    const { owner, path, file } = await aCase()
    const { conveyance } = await file()
    const { version } = conveyance
    expect((await owner.send('PATCH', path, { version, risk: 'low' })).status).toBe(422)
    const fact = await owner.post(`${path}/facts`, { version, fact: 'risk_assessed' })
    expect([fact.status, fact.body.error.code]).toEqual([409, 'fact.needs_evidence'])
  })

  test('is assessed from answers with what each is known from, and rests on the facts of then', async () => {
    const { earner, assess, file, shown } = await aCase()
    const blank = await assess(earner, { basis: { ...lowRisk.basis, funds: '' } })
    expect([blank.status, Object.keys(blank.body.error.fields)]).toEqual([422, ['basis.funds']])
    const { status, text } = await assess(earner)
    expect(status, text).toBe(200)
    const { conveyance } = await file()
    expect(conveyance.risk).toBe('low')
    expect(conveyance.facts.risk_assessed.evidence.checks).toHaveLength(1)
    const { standing, assessment } = await shown()
    expect(standing).toBe('current')
    expect(assessment?.rounds[0]?.rests_on.map(({ topic }) => topic)).toContain('price')
  })

  test('that was read before something changed is not saved', async () => {
    const { earner, assess } = await aCase()
    const { status, body } = await assess(earner, {})
    expect(status).toBe(200)
    expect(body.data.standing).toBe('current')
    const stale = await earner.post(
      `/api/conveyances/${body.data.assessment.conveyance_id}/risk/assessments`,
      { ...lowRisk, version: body.data.version, facts: ['price: 1'] },
    )
    expect([stale.status, stale.body.error.code]).toEqual([409, 'risk.facts_changed'])
  })

  test('that is high needs what was done beyond the usual, and a second person', async () => {
    const { owner, earner, compliance, path, assess, file, shown } = await aCase()
    const review_on = addDays(londonDate(new Date().toISOString()), 30)
    const bare = await assess(earner, { answers: foreign, review_on })
    expect([bare.status, Object.keys(bare.body.error.fields)]).toEqual([422, ['enhanced']])
    const { status, text } = await assess(owner, { answers: foreign, review_on, enhanced })
    expect(status, text).toBe(200)
    expect((await file()).conveyance.facts.risk_assessed).toBeUndefined()
    const { version } = await shown()
    const approval = { version, level: 'high', note: 'Accounts and searches read' }
    const own = await owner.send('PUT', `${path}/risk/approval`, approval)
    expect([own.status, own.body.error.code]).toEqual([409, 'risk.second_person'])
    expect((await earner.send('PUT', `${path}/risk/approval`, approval)).status).toBe(403)
    const approved = await compliance.send('PUT', `${path}/risk/approval`, approval)
    expect(approved.status, approved.text).toBe(200)
    expect((await file()).conveyance).toMatchObject({ risk: 'high', facts: { risk_assessed: {} } })
  })

  test('is re-opened by another price, with the words, and bars exchange until it is assessed again', async () => {
    const { earner, assess, file, shown, setPrice } = await aCase()
    await assess(earner)
    expect((await setPrice(1_000_000)).status).toBe(200)
    const { standing, changes, assessment } = await shown()
    expect(standing).toBe('reopened')
    expect(changes.join()).toContain('The price is now')
    expect(assessment?.rounds).toHaveLength(1)
    const { conveyance, guards } = await file()
    expect(conveyance.facts.risk_assessed).toBeUndefined()
    expect(JSON.stringify(guards.exchange)).toContain('Assess the risk again: The price is now')
    const { risks } = (await earner.get('/api/my-day')).body.data
    expect(risks).toMatchObject([{ what: 'assess_again' }])
    expect((await assess(earner)).status).toBe(200)
    expect((await shown()).assessment?.rounds).toHaveLength(2)
    expect(JSON.stringify((await file()).guards.exchange)).not.toContain('Assess the risk again')
  })

  test('stays re-opened when the price goes back to what it was', async () => {
    const { earner, assess, shown, setPrice } = await aCase()
    await assess(earner)
    await setPrice(1_000_000)
    await setPrice(-1_000_000)
    expect((await shown()).standing).toBe('reopened')
  })

  test('is held against the facts whenever it is read, whoever wrote them', async () => {
    const { firm, earner, assess, shown, file } = await aCase()
    await assess(earner)
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.counterparties', json('["Ivan Petrov"]'))`,
      )
    })
    expect(await shown()).toMatchObject({
      standing: 'reopened',
      changes: ['New other party: Ivan Petrov'],
    })
    expect(JSON.stringify((await file()).guards.exchange)).toContain('Ivan Petrov')
  })

  test('is not re-opened by what was foreseen, such as a video call', async () => {
    const { owner, earner, compliance, assess, shown, file } = await aCase()
    await assess(earner)
    const { conveyance } = await file()
    expect((await checkIdentity(owner, compliance, conveyance.id)).status).toBe(200)
    expect((await shown()).standing).toBe('current')
  })

  test('is of no agent and no client', async () => {
    const { firm, owner, path } = await aCase()
    const adviser = await firm.as('New-business adviser')
    expect([403, 404]).toContain((await adviser.get(`${path}/risk`)).status)
    expect((await owner.get(`${path}/risk`)).status).toBe(200)
  })
})

test('a risk that was entered before questions were asked holds until a fact changes', async () => {
  const { firm, owner, path, shown, file, setPrice } = await aCase()
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.risk', 'medium', '$.facts.risk_assessed',
         json('{"at":"2026-01-05T10:00:00.000Z","by":{"id":"u","name":"Ada"},"note":"Risk: medium"}'))`,
    )
  })
  const { conveyance } = await file()
  const { version, counterparties } = conveyance
  await owner.send('PATCH', path, { version, counterparties })
  expect(await shown()).toMatchObject({ standing: 'current', level: 'medium' })
  await setPrice(1_000_000)
  expect((await shown()).standing).toBe('reopened')
})
