import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { nextWorkingDay } from '#domain/working-days'
import { aSentQuote, offerToken } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const today = londonDate(new Date().toISOString())

type Row = { readonly id: string }
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).sort()

const called = (first_name: string) => [
  { contact_id: null, first_name, last_name: 'Vale', email: `${first_name}@vale.test`, phone: '' },
]

const follow = (by: Caller, quoteCase: QuoteCase, reached: boolean) =>
  by.post(`/api/quote-cases/${quoteCase.id}/follow-ups`, {
    version: quoteCase.version,
    attempted: true,
    reached,
    next_action: null,
  })

test('a list of quotes and one of leads refuse an order that they do not know, and a mark of another', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  for (const name of ['ada', 'bea', 'cyn'])
    await aSentQuote(by, facts('sale', { clients: called(name) }))
  for (const list of ['quote-cases', 'leads']) {
    const answers = await Promise.all(
      ['sort=temperature', 'sort=person&direction=up', 'sort=agency&view=all'].map((asked) =>
        by.get(`/api/${list}?${asked}`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  }
  const first = (await by.get('/api/quote-cases?sort=fee&limit=1')).body.data
  const mark = `limit=1&after=${first.next}`
  expect((await by.get(`/api/quote-cases?sort=fee&${mark}`)).status).toBe(200)
  for (const asked of ['sort=total', 'sort=fee&direction=desc', 'view=all'])
    expect((await by.get(`/api/quote-cases?${asked}&${mark}`)).status, asked).toBe(422)
})

test('quotes are sorted and filtered by the date until which they are valid', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  for (const [name, days] of [
    ['ada', 20],
    ['bea', 5],
    ['cyn', 12],
  ] as const)
    await aSentQuote(
      by,
      facts('sale', { clients: called(name), valid_until: addDays(today, days) }),
    )
  // As after a hold: closed as lost later than the others, though no longer valid.
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE quote_case_keys SET dead_on = '2099-01-01' WHERE valid_until = ?`,
      addDays(today, 5),
    ),
  )
  const people = async (query: string) => {
    const { body } = await by.get(`/api/quote-cases?view=open&${query}`)
    return body.data.rows.map((row: { people: string }) => row.people.split(' ')[0])
  }
  expect(await people('')).toEqual(['bea', 'cyn', 'ada'])
  expect(await people('sort=until&direction=desc')).toEqual(['ada', 'cyn', 'bea'])
  expect(await people(`dates=..${addDays(today, 12)}`)).toEqual(['bea', 'cyn'])
  expect(await people('dates=today&dates_of=changed')).toEqual(['bea', 'cyn', 'ada'])
  expect((await by.get('/api/quote-cases?dates=soon')).status).toBe(422)
  expect((await by.get('/api/quote-cases?dates=today&dates_of=birth')).status).toBe(422)
})

test('a file of quotes has the order that the list shows', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  for (const name of ['cyn', 'ada', 'bea'])
    await aSentQuote(by, facts('sale', { clients: called(name) }))
  const people = async (direction: string) => {
    const asked = `view=all&sort=person&direction=${direction}&columns=person`
    const { text } = await by.get(`/api/quote-cases/export?${asked}`)
    return text.trim().split('\r\n').slice(1)
  }
  expect(await people('asc')).toEqual(['ada Vale', 'bea Vale', 'cyn Vale'])
  expect(await people('desc')).toEqual(['cyn Vale', 'bea Vale', 'ada Vale'])
})

describe('the record of quote cases', () => {
  test('tells own cases to somebody of their own, the team’s to an adviser, all to an auditor', async () => {
    const firm = await aFirm()
    const east = await firm.as('New-business adviser', { team: 'east' })
    const west = await firm.as('New-business adviser', { team: 'west' })
    const mine = await aSentQuote(east)
    const theirs = await aSentQuote(west, facts('sale', { clients: called('ada') }))
    const seen = async (by: Caller) => {
      const { body } = await by.get('/api/quote-cases/activity?limit=200')
      return [...new Set(body.data.rows.map((it: { quote_case: Row }) => it.quote_case.id))].sort()
    }
    expect(await seen(east)).toEqual([mine.id])
    expect(await seen(await firm.as('New-business adviser', { team: 'west' }))).toEqual([theirs.id])
    expect(await seen(await firm.as('Conveyancer', { team: 'east' }))).toEqual([])
    expect(await seen(await firm.as('Compliance'))).toEqual(idsOf([mine, theirs]))
  })

  test('is read from the newest back, page by page, without a gap', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    for (const name of ['ada', 'bea', 'cyn'])
      await aSentQuote(by, facts('sale', { clients: called(name) }))
    const whole = (await by.get('/api/quote-cases/activity?limit=200')).body.data
    const read: { seq: number }[] = []
    for (let after = ''; ; ) {
      const { data } = (await by.get(`/api/quote-cases/activity?limit=2${after}`)).body
      read.push(...data.rows)
      if (data.next === null) break
      after = `&after=${data.next}`
    }
    expect(read).toEqual(whole.rows)
    expect(read.length).toBe(6)
    expect(read.map(({ seq }) => seq)).toEqual(read.map(({ seq }) => seq).toSorted((a, b) => b - a))
  })

  test('lists attempts to reach a client as calls, and nothing else', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const sent = await aSentQuote(by)
    const tried = await follow(by, sent, false)
    await follow(by, tried.body.data, true)
    const { rows } = (await by.get('/api/quote-cases/activity?calls=yes')).body.data
    expect(rows.map((it: { reached: boolean }) => it.reached)).toEqual([true, false])
    expect(rows[0].changed).toContain('attempts')
    const on = await by.get(`/api/quote-cases/activity?calls=yes&on=${addDays(today, -1)}`)
    expect(on.body.data.rows).toEqual([])
    expect((await by.get('/api/quote-cases/activity?after=x')).status).toBe(422)
  })
})

describe('lists by stage', () => {
  test('need quotes.view-any, the queue too', async () => {
    const firm = await aFirm()
    await aSentQuote(await firm.as('New-business adviser'))
    const conveyancer = await firm.as('Conveyancer')
    for (const stage of ['presold', 'sold']) {
      expect((await conveyancer.get(`/api/quote-cases?view=${stage}`)).status).toBe(403)
      expect((await conveyancer.get(`/api/quote-cases/totals?view=${stage}`)).status).toBe(403)
      expect((await conveyancer.get(`/api/quote-cases/queue?stage=${stage}`)).status).toBe(403)
    }
    const { data } = (await conveyancer.get('/api/quote-cases/overview')).body
    expect([data.presold, data.sold]).toEqual([null, null])
  })

  test('give the queue six things about each case, and only of that stage', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const sold = await aSentQuote(by)
    await aSentQuote(by, facts('sale', { sale_stage: 'presold', clients: called('ada') }))
    const { rows } = (await by.get('/api/quote-cases/queue?stage=sold')).body.data
    expect(idsOf(rows)).toEqual([sold.id])
    expect(Object.keys(rows[0]).sort()).toEqual(
      ['fee_ex_vat', 'id', 'next_action', 'people', 'phone', 'postcode', 'quoted_at'].sort(),
    )
    expect((await by.get('/api/quote-cases/queue?stage=all')).status).toBe(422)
  })

  test('agree with what the overview counts', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    await aSentQuote(by)
    await aSentQuote(by, facts('purchase', { sale_stage: 'presold', clients: called('ada') }))
    const dies = facts('sale', { valid_until: nextWorkingDay(today), clients: called('bea') })
    await aSentQuote(by, dies)
    await by.post('/api/quote-cases', { facts: facts('sale') })
    const { data } = (await by.get('/api/quote-cases/overview')).body
    const views = { drafts: 'drafts', presold: 'presold', sold: 'sold', dying: 'dead-tomorrow' }
    for (const [name, view] of Object.entries(views)) {
      const { rows } = (await by.get(`/api/quote-cases?view=${view}`)).body.data
      const fee_ex_vat = rows.reduce(
        (sum: number, it: { fee_ex_vat: number }) => sum + it.fee_ex_vat,
        0,
      )
      expect(data[name], name).toEqual({ count: rows.length, fee_ex_vat })
      expect(rows.length, name).toBeGreaterThan(0)
    }
    expect(data.sent_today.count).toBe(3)
  })
})

/** A desk of two, with cases that ended in every way. */
const aBusyDesk = async (firm: FirmUnderTest) => {
  await firm.user({ role: 'Conveyancer' })
  const ann = await firm.as('New-business adviser', { first_name: 'Ann', last_name: 'Reid' })
  const bob = await firm.as('New-business manager', { first_name: 'Bob', last_name: 'Pell' })
  const cases: QuoteCase[] = []
  for (const [at, by] of [ann, ann, ann, bob, bob].entries()) {
    const sale_stage = at % 2 === 0 ? ('sold' as const) : ('presold' as const)
    const price = { ...facts('sale').sale, price: (200_000 + at * 90_000) * 100 }
    const of = { ...facts('sale', { sale_stage, clients: called(`c${at}`) }), sale: price }
    cases.push(await aSentQuote(by, of as ReturnType<typeof facts>))
  }
  const [first, second, third, fourth] = cases
  if (!first || !second || !third || !fourth) throw new Error('no cases')
  await ann.post(`/api/quote-cases/${first.id}/instruction`, {
    version: first.version,
    accepted_by_phone: 'Owen Tarrant',
  })
  await ann.post(`/api/quote-cases/${second.id}/death`, {
    version: second.version,
    reason: 'price',
  })
  const token = await offerToken(firm, fourth.id)
  await firm.visitor().get(`/api/quote-offers/${token}`)
  await firm
    .visitor()
    .post(`/api/quote-offers/${token}/acceptance`, { name: 'C3 Vale', accept_terms: true })
  return { ann, bob, ids: cases.map(({ id }) => id) }
}

/** The same figures counted another way: from each case as its own page shows it. */
const countedByHand = async (by: Caller, ids: readonly string[]) => {
  const total = { quotes: 0, presold: 0, sold: 0, opened: 0, accepted: 0, instructed: 0, dead: 0 }
  const fees = { fee_quoted: 0, fee_instructed: 0 }
  for (const id of ids) {
    const { quote_case: it } = (await by.get(`/api/quote-cases/${id}`)).body.data
    const last = it.quotes[it.quotes.length - 1]
    total.quotes++
    if (it.sale_stage === 'sold') total.sold++
    else total.presold++
    if (last.viewed_at.length > 0) total.opened++
    if (last.accepted_at) total.accepted++
    if (it.status === 'dead') total.dead++
    fees.fee_quoted += last.priced.fees.ex_vat
    if (it.linked_conveyances.length === 0) continue
    total.instructed++
    fees.fee_instructed += last.priced.fees.ex_vat
  }
  return { ...total, ...fees }
}

describe('figures', () => {
  test('are what a count of every single case comes to', async () => {
    const firm = await aFirm()
    const { ann, bob, ids } = await aBusyDesk(firm)
    const { data } = (await bob.get('/api/quote-cases/statistics?months=1')).body
    const byHand = await countedByHand(bob, ids)
    expect(byHand).toMatchObject({ quotes: 5, instructed: 1, accepted: 2, dead: 1 })
    expect(data.total).toMatchObject(byHand)
    expect(data.months).toMatchObject([{ month: today.slice(0, 7), ...byHand }])
    expect(data.before.quotes).toBe(0)
    expect(data.dead).toEqual([{ reason: 'price', count: 1 }])
    expect(data.standing.reduce((sum: number, it: { count: number }) => sum + it.count, 0)).toBe(5)
    const ofAnn = data.givers.find((it: { name: string }) => it.name === 'Ann Reid')
    const { name, slug, mine, trend } = ofAnn
    expect(trend).toEqual([0, 0, 0, 0, 0, ofAnn.instructed])
    expect({ slug, mine }).toEqual({ slug: 'ann-reid', mine: false })
    expect(ofAnn).toMatchObject(await countedByHand(ann, ids.slice(0, 3)))
    expect(name).toBe('Ann Reid')
  })

  test('hide the names of others from those who may not see reports', async () => {
    const firm = await aFirm()
    await aBusyDesk(firm)
    const { rows: _, ...head } = (
      await (await firm.as('Head of conveyancing')).get('/api/quote-cases/statistics')
    ).body.data
    expect(head.total.quotes).toBe(5)
    expect(head.givers.map((it: { name: string | null }) => it.name)).toEqual([null, null])
  })

  test('cover no more than somebody reaches', async () => {
    const firm = await aFirm()
    const { ann } = await aBusyDesk(firm)
    const { data } = (await ann.get('/api/quote-cases/statistics')).body
    expect(data.total.quotes).toBe(3)
    const nobody = await firm.as('Conveyancer', { team: 'south' })
    expect((await nobody.get('/api/quote-cases/statistics')).body.data.total.quotes).toBe(0)
  })
})

describe('a breakdown', () => {
  test('is a person’s own, and anybody’s for those who may see reports', async () => {
    const firm = await aFirm()
    const { ann, bob } = await aBusyDesk(firm)
    const own = await ann.get('/api/quote-cases/breakdown/ann-reid?by=giver')
    expect(own.body.data).toMatchObject({ of: 'person', name: 'Ann Reid', total: { quotes: 3 } })
    expect((await bob.get('/api/quote-cases/breakdown/ann-reid?by=giver')).body.data.total).toEqual(
      own.body.data.total,
    )
    expect((await ann.get('/api/quote-cases/breakdown/bob-pell?by=giver')).status).toBe(404)
    expect((await bob.get('/api/quote-cases/breakdown/nobody-here?by=bdm')).status).toBe(404)
  })
})
