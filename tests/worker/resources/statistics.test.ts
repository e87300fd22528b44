import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { londonDate } from '#domain/dates'
import { quoteCuts } from '#domain/quote/class'
import { introducerOf } from '#domain/quote/facts'
import { quoteRows } from '#domain/quote/figures/figure'
import { quoteMeasures as measured } from '#domain/quote/figures/measure'
import { slugOf } from '#domain/quote/figures/statistics'
import { priceQuote } from '#domain/quote/pricing'
import type { Tenant } from '#tenant/index'
import { clearTotals, isPending, recount } from '#tenant/quote/figures/recount'
import { repeats } from '../../support/repeats.ts'
import {
  type Counts,
  countCohort,
  countCut,
  countDead,
  countForecast,
  countGivers,
  countPlaces,
  countStanding,
  countTotal,
  type Question,
  type RawFirm,
} from '../../support/second-count.ts'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller, env, FirmUnderTest, type Stub } from '../support/firm.ts'
import { aClaimedLead } from '../support/leads.ts'
import { facts } from '../support/quotes.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into, whatever they are
type Answered = any

const today = londonDate(new Date().toISOString())
const month = today.slice(0, 7)
const monthAgo = (months: number) => {
  const at = new Date(`${month}-15T12:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString().slice(0, 7)
}

/** A demonstration firm in an object of its own. */
const aSeededFirm = async () => {
  const stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.session('harcourt', { id: 'nobody', tokenHash: '', acted: false })
  await stub.seed('harcourt', '$scrypt$stands-for-a-password', 'http://localhost:8787')
  return new FirmUnderTest(stub, 'harcourt')
}

const rawOf = (firm: FirmUnderTest): Promise<RawFirm> =>
  firm.inside(({ store, feeScales }) => {
    const docs = (table: string): Answered[] =>
      store.rows<{ doc: string }>(`SELECT doc FROM ${table}`).map(({ doc }) => JSON.parse(doc))
    const lines = new Map(
      store
        .rows<{ id: string; fee: number }>('SELECT id, fee_ex_vat AS fee FROM quote_case_keys')
        .map(({ id, fee }) => [id, fee]),
    )
    const cases = docs('quote_cases')
    const plain = new Map(
      cases.map((caseFile) => {
        const offer = caseFile.quotes.at(-1)
        if (!offer) return [caseFile.id, lines.get(caseFile.id) ?? 0]
        const on = offer.priced.priced_on
        const facts = { ...offer.facts, overrides: [], added_lines: [] }
        return [
          caseFile.id,
          priceQuote(facts, feeScales.on(on, introducerOf(facts)), on).fees.ex_vat,
        ]
      }),
    )
    return {
      cases,
      leads: docs('leads'),
      conveyances: docs('conveyances'),
      calls: docs('calls'),
      audit: store
        .rows<{ subject: string; subject_id: string; name: string; at: string; detail: string }>(
          `SELECT subject, subject_id, name, at, detail FROM audit WHERE subject = 'quote-case' ORDER BY seq`,
        )
        .map((row) => ({ ...row, detail: JSON.parse(row.detail ?? 'null') })),
      plainFee: (it) => plain.get(it.id) ?? 0,
    }
  })

const countsIn = ({ ...row }: Answered): Counts => {
  const { key, name, id, slug, mine, trend, before, dead_by, month: _, ...counts } = row
  const { branch, negotiator, agency, person_id, last_visit, ...plain } = counts
  return plain
}

const byKey = (rows: Answered[], keyOf: (row: Answered) => string) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), countsIn(row)]))

const deadIn = (rows: Answered[]) =>
  Object.fromEntries(rows.map(({ reason, count }) => [reason, count]))

const figures = async (by: Caller, query: Readonly<Record<string, string>>) => {
  const { status, body, text } = await by.get(
    `/api/quote-cases/statistics?${new URLSearchParams(query)}`,
  )
  if (status !== 200) throw new Error(text)
  return body.data
}

/** Every figure of the statistics, against the second count. */
const agree = (raw: RawFirm, data: Answered, asked: Question, query: Record<string, string>) => {
  expect(data.total, JSON.stringify(query)).toEqual(countTotal(raw, asked))
  for (const one of data.months)
    expect(countsIn(one)).toEqual(countTotal(raw, { ...asked, first: one.month, last: one.month }))
  for (const cut of quoteCuts)
    expect(
      byKey(data.cuts[cut], (it) => it.key),
      cut,
    ).toEqual(countCut(raw, asked, cut))
  const givers = Object.entries(countGivers(raw, asked))
  expect(data.givers.map(countsIn).toSorted(bySize)).toEqual(
    givers.map(([, counts]) => counts).toSorted(bySize),
  )
  for (const row of data.givers.filter((it: Answered) => it.id !== null)) {
    const id = row.id === 'none' ? '' : row.id
    expect(countsIn(row)).toEqual(countGivers(raw, asked)[id])
    expect(deadIn(row.dead_by)).toEqual(countDead(raw, asked, id))
  }
  expect(deadIn(data.dead)).toEqual(countDead(raw, asked))
  expect(
    Object.fromEntries(
      data.standing.map((answered: Answered) => [
        `${answered.status} ${answered.sale_stage}`,
        { count: answered.count, fee: answered.fee_ex_vat },
      ]),
    ),
  ).toEqual(countStanding(raw, asked))
  const { rates, months } = countForecast(raw, asked)
  expect(data.forecast.rates).toEqual(rates)
  expect(
    Object.fromEntries(data.forecast.months.map(({ month: of, ...it }: Answered) => [of, it])),
  ).toEqual(months)
  const cohort = countCohort(raw, asked)
  for (const row of data.cohort) {
    const classes = Object.entries(row.classes).filter(([, count]) => count !== 0)
    expect(Object.fromEntries(classes)).toEqual(cohort[row.month] ?? {})
  }
}

const bySize = (a: Counts, b: Counts) => JSON.stringify(a).localeCompare(JSON.stringify(b))

const questionOf = (query: Record<string, string>, people: Question['people']): Question => {
  const last = query['until'] ?? month
  const at = new Date(`${last}-15T12:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + 1 - Number(query['months'] ?? 3))
  const { source, agency, stage } = query
  return {
    today,
    first: at.toISOString().slice(0, 7),
    last,
    people,
    ...(source ? { source } : {}),
    ...(agency ? { agency } : {}),
    ...(stage ? { stage } : {}),
  }
}

describe('the statistics of the demonstration firm', () => {
  let firm: FirmUnderTest
  let raw: RawFirm
  let owner: Caller
  let adviser: Caller
  let manager: Caller

  const staff = async (email: string) => {
    const user = await firm.inside(({ users, store }) => {
      const row = store.row<{ id: string }>('SELECT id FROM users WHERE email = ?', email)
      return row && users.find(row.id)
    })
    if (!user) throw new Error(`nobody is ${email}`)
    return firm.signedIn(user)
  }

  beforeAll(async () => {
    firm = await aSeededFirm()
    raw = await rawOf(firm)
    owner = await staff('owner@harcourt.test')
    adviser = await staff('adviser@harcourt.test')
    manager = await staff('newbusiness@harcourt.test')
  })

  const periods = [
    { months: '1' },
    { months: '12' },
    { months: '1', until: monthAgo(1) },
    { months: '6', until: monthAgo(2) },
  ]
  const filters = () => {
    const agency = raw.cases.find((it) => it.facts.referral)?.facts.referral.agency_id ?? 'none'
    return [
      {},
      { source: 'web' },
      { source: 'none' },
      { agency },
      { agency: 'none' },
      { stage: 'presold' },
      { stage: 'sold', source: 'agent' },
      { agency, stage: 'sold' },
      { agency, source: 'agent', stage: 'presold' },
    ]
  }

  test('equal a second count, for everybody, over every period and with every filter', async () => {
    for (const period of periods)
      for (const filter of filters()) {
        const query = { ...period, ...filter }
        agree(raw, await figures(owner, query), questionOf(query, null), query)
      }
  })

  test.each([
    ['adviser', 'team', ['mine', 'team', 'team']],
    ['newbusiness', 'all', ['mine', 'team', 'all']],
    ['manager', 'all', ['mine', 'team', 'all']],
  ] as const)(
    'equal it for the own and the team’s of %s@, who reaches %s, and never hold more',
    async (who, reach, shown) => {
      const caller = await staff(`${who}@harcourt.test`)
      const { id, team: name } = caller.user
      const mates = await firm.inside(({ users }) => (name === null ? [] : users.teammates(name)))
      const team = [...new Set([...mates, id])]
      for (const filter of filters())
        for (const [at, whose] of ['mine', 'team', 'all'].entries()) {
          const query = { months: '12', ...filter, whose }
          const data = await figures(caller, query)
          expect([data.whose, data.reach]).toEqual([shown[at], reach])
          const people = { mine: [id], team, all: null }[data.whose as 'mine' | 'team' | 'all']
          const nobodys = data.whose === 'team'
          agree(raw, data, { ...questionOf(query, people), nobodys }, query)
        }
    },
  )

  test('equal it for the manager over every period, with the name of every giver', async () => {
    for (const period of periods) {
      const data = await figures(manager, period)
      agree(raw, data, questionOf(period, null), period)
      expect(data.givers.every((it: Answered) => it.name !== null)).toBe(true)
    }
  })

  test.each(['owner', 'newbusiness'])(
    'equal it in every breakdown that %s@ opens, by place and by person',
    async (who) => {
      const caller = await staff(`${who}@harcourt.test`)
      const asked = questionOf({ months: '12' }, null)
      const grid = async (name: string, by: string) => {
        const { body } = await caller.get(
          `/api/quote-cases/breakdown/${slugOf(name)}?by=${by}&months=12`,
        )
        return body.data
      }
      const minutes = Object.values(countGivers(raw, asked))
        .map((it) => Math.round(it.talk_seconds / 60))
        .sort((a, b) => a - b)
      const half = minutes.length / 2
      const talkMedian =
        ((minutes[Math.ceil(half) - 1] ?? 0) + (minutes[Math.floor(half)] ?? 0)) / 2
      const people = await firm.inside(({ store }) =>
        store.rows<{ id: string; name: string }>(
          `SELECT id, json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name') AS name
         FROM users WHERE type = 'staff'`,
        ),
      )
      for (const { id, name } of people)
        for (const by of ['bdm', 'giver'] as const) {
          const data = await grid(name, by)
          const found = byKey(data.rows, (it) => [it.agency, it.branch, it.negotiator].join(' / '))
          expect(found, `${name} ${by}`).toEqual(countPlaces(raw, asked, { by, person: id }))
          expect(deadIn(data.dead)).toEqual(by === 'giver' ? countDead(raw, asked, id) : {})
          const talked = Object.values(found).reduce((sum, it) => sum + it.talk_seconds, 0)
          expect(data.total.talk_seconds).toBe(talked)
          if (by === 'giver') expect(data.medians.talk_time).toBe(talkMedian)
        }
      const agencies = await firm.inside(({ store }) =>
        store.rows<{ id: string; name: string }>('SELECT id, name FROM agencies'),
      )
      for (const { id, name } of agencies)
        for (const by of ['bdm', 'giver'] as const) {
          const data = await grid(name, by)
          const found = byKey(data.rows, (it) => [it.branch, it.person_id].join(' / '))
          expect(found, `${name} ${by}`).toEqual(countPlaces(raw, asked, { by, agency: id }))
        }
    },
  )

  const rowsBehind = async (by: Caller, query: Readonly<Record<string, string>>) => {
    const { status, body, text } = await by.get(
      `/api/quote-cases/totals?${new URLSearchParams({ view: 'all', ...query })}`,
    )
    if (status !== 200) throw new Error(text)
    return body.data.count as number
  }

  test('lead to lists with as many rows, figure by figure', async () => {
    for (const period of periods) {
      const data = await figures(owner, period)
      const within = { priced_from: data.first, priced_until: data.last }
      const same = async (figure: number, query: Readonly<Record<string, string>>) =>
        expect(await rowsBehind(owner, query), JSON.stringify(query)).toBe(figure)
      for (const came of quoteRows) await same(data.total[came], { ...within, came })
      for (const cut of quoteCuts)
        for (const row of data.cuts[cut])
          for (const came of ['quotes', 'dead', 'instructed'] as const)
            await same(row[came], { ...within, [cut]: row.key, came })
      for (const row of data.givers)
        for (const came of quoteRows) await same(row[came], { ...within, credit: row.id, came })
      for (const { reason, count } of data.dead)
        await same(count, { ...within, dead_reason: reason })
      for (const { month: expected, count } of data.forecast.months) await same(count, { expected })
      for (const { month: instructed, classes } of data.cohort)
        for (const [cohort, count] of Object.entries<number>(classes))
          await same(count, { instructed, cohort })
      for (const { status, sale_stage: stage, count } of data.standing)
        await same(count, { status, stage })
      const months = `received_from=${data.first}&received_until=${data.last}`
      const leads = await owner.get(`/api/leads/totals?view=all&${months}`)
      expect(leads.body.data.count).toBe(data.total.leads)
    }
  })

  test('lead to rows that come page by page, each once, and are what was asked for', async () => {
    const data = await figures(owner, { months: '6' })
    const within = { view: 'all', priced_from: data.first, priced_until: data.last }
    const source = data.cuts.source[0].key
    for (const [figure, more] of [
      [data.total.quotes, {}],
      [data.total.dead, { came: 'dead' }],
      [data.cuts.source[0].quotes, { source }],
      [data.cuts.stage[1].instructed, { stage: 'sold', came: 'instructed' }],
      [data.givers[0].opened, { credit: data.givers[0].id, came: 'opened' }],
    ] as const) {
      const ids: string[] = []
      for (let after = ''; ; ) {
        const query = new URLSearchParams({ ...within, ...more, limit: '9' })
        const { body } = await owner.get(`/api/quote-cases?${query}${after}`)
        ids.push(...body.data.rows.map(({ id }: { id: string }) => id))
        if (body.data.next === null) break
        after = `&after=${body.data.next}`
      }
      expect(ids.length, JSON.stringify(more)).toBe(figure)
      expect(new Set(ids).size).toBe(figure)
    }
  })

  test('lead an adviser to lists of what the adviser’s own figures count', async () => {
    for (const whose of ['mine', 'team']) {
      const data = await figures(adviser, { months: '12', whose })
      const within = { priced_from: data.first, priced_until: data.last, whose: data.whose }
      for (const came of quoteRows)
        expect(await rowsBehind(adviser, { ...within, came }), came).toBe(data.total[came])
    }
  })

  const leadsBehind = async (by: Caller, query: Readonly<Record<string, string>>) => {
    const { status, body, text } = await by.get(
      `/api/leads/totals?${new URLSearchParams({ view: 'all', ...query })}`,
    )
    if (status !== 200) throw new Error(text)
    return body.data.count as number
  }

  test('lead from every count of leads to as many, by way of telling apart, whose and place', async () => {
    const some = { rows: 0, leads: 0 }
    const same = async (by: Caller, leads: number, query: Readonly<Record<string, string>>) => {
      expect(await leadsBehind(by, query), JSON.stringify(query)).toBe(leads)
      some.rows += 1
      some.leads += leads
    }
    for (const caller of [owner, manager, adviser])
      for (const whose of ['mine', 'team', 'all']) {
        const data = await figures(caller, { months: '12', whose })
        const within = {
          received_from: data.first,
          received_until: data.last,
          ...(data.whose === 'all' ? {} : { whose: data.whose }),
        }
        await same(caller, data.total.leads, within)
        for (const [cut, name] of [
          ['source', 'source'],
          ['agency', 'introducer'],
          ['stage', 'stage'],
        ] as const)
          for (const row of data.cuts[cut].filter(
            (it: Answered) => it.key !== 'none' || cut === 'agency',
          ))
            await same(caller, row.leads, { ...within, [name]: row.key })
      }
    const names = await firm.inside(({ store }) =>
      store.rows<{ id: string; name: string }>(
        `SELECT id, json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name') AS name
           FROM users WHERE type = 'staff' UNION ALL SELECT id, name FROM agencies`,
      ),
    )
    for (const { id, name } of names)
      for (const [by, credit] of [
        ['giver', 'owner_id'],
        ['bdm', 'bdm_id'],
      ] as const) {
        const { body } = await owner.get(
          `/api/quote-cases/breakdown/${slugOf(name)}?by=${by}&months=12`,
        )
        const { first, last, of, rows, total } = body.data
        const within = {
          received_from: first,
          received_until: last,
          [of === 'person' ? credit : 'introducer']: id,
        }
        await same(owner, total.leads, within)
        for (const row of rows)
          await same(owner, row.leads, {
            ...within,
            branch: row.branch || 'none',
            ...(of === 'person'
              ? { introducer: row.agency, negotiator: row.negotiator || 'none' }
              : { [credit]: row.person_id || 'none' }),
          })
      }
    expect(some.rows).toBeGreaterThan(100)
    expect(some.leads).toBeGreaterThan(500)
  })

  test('lead from each giver’s reason and each month to as many quotes', async () => {
    const data = await figures(manager, { months: '12' })
    const within = { priced_from: data.first, priced_until: data.last }
    const reasons = data.givers.flatMap(({ id, dead_by }: Answered) =>
      dead_by.map((it: Answered) => ({ ...it, id })),
    )
    expect(reasons.length).toBeGreaterThan(5)
    for (const { id, reason, count } of reasons)
      expect(await rowsBehind(manager, { ...within, credit: id, dead_reason: reason })).toBe(count)
    for (const of of data.months)
      for (const came of ['quotes', 'accepted', 'instructed'] as const) {
        const query = { priced_from: of.month, priced_until: of.month, came }
        expect(await rowsBehind(manager, query)).toBe(of[came])
      }
  })

  test('lead from every row of a breakdown to its quotes', async () => {
    const people = raw.cases.flatMap((it) => [it.giver, it.bdm]).filter(Boolean)
    const rows = new Map(people.map((it) => [it.id, it.name]))
    for (const [id, name] of rows)
      for (const [by, credit] of [
        ['giver', 'credit'],
        ['bdm', 'credit_bdm'],
      ] as const) {
        const { body } = await owner.get(
          `/api/quote-cases/breakdown/${slugOf(name)}?by=${by}&months=12`,
        )
        const { first, last } = body.data
        for (const row of body.data.rows) {
          const query = {
            priced_from: first,
            priced_until: last,
            [credit]: id,
            agency: row.agency,
            branch: row.branch || 'none',
            negotiator: row.negotiator || 'none',
          }
          expect(await rowsBehind(owner, query)).toBe(row.quotes)
        }
      }
  })

  test('are a file that says what the page says, and the record says who took it', async () => {
    const data = await figures(owner, { months: '6' })
    const { text } = await owner.get('/api/quote-cases/statistics/export?months=6&table=cuts')
    const [head, ...lines] = text.trim().split('\r\n')
    expect(head).toContain('By,Name,Leads,Quotes,Presold,Sold')
    const rows = quoteCuts.reduce((sum, cut) => sum + data.cuts[cut].length, 0)
    expect(lines).toHaveLength(rows)
    const first = data.cuts.source[0]
    expect(lines[0]).toMatch(new RegExp(`^source,${first.name},${first.leads},${first.quotes},`))
    expect((await adviser.get('/api/quote-cases/statistics/export?table=months')).status).toBe(200)
    const conveyancer = await firm.as('Conveyancer')
    const refused = await conveyancer.get('/api/quote-cases/statistics/export?table=months')
    expect(refused.status).toBe(403)
    const told = await firm.inside(({ store }) =>
      store.row<{ detail: string }>(
        `SELECT detail FROM audit WHERE name = 'list.exported' AND subject_id = 'quote-figures'
         ORDER BY seq LIMIT 1`,
      ),
    )
    expect(JSON.parse(told?.detail ?? '{}')).toMatchObject({ table: 'cuts', count: rows })
  })

  test('were of something: no figure of the whole firm is empty for want of records', async () => {
    const { total, cuts, forecast, givers } = await figures(owner, { months: '12' })
    for (const name of [
      'leads',
      'quotes',
      'presold',
      'opened',
      'accepted',
      'instructed',
      'dead',
      'talk_seconds',
    ])
      expect(total[name], name).toBeGreaterThan(3)
    for (const cut of quoteCuts.filter((it) => it !== 'against'))
      expect(cuts[cut].length, cut).toBeGreaterThan(1)
    expect(forecast.months.length).toBeGreaterThan(1)
    expect(givers.length).toBeGreaterThan(1)
  })
})

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

describe('running totals', () => {
  const aContext = async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const ann = await firm.as('New-business adviser', { first_name: 'Ann', last_name: 'Reid' })
    const bob = await firm.as('New-business manager', { first_name: 'Bob', last_name: 'Pell' })
    const own = await firm.as('Owner', { first_name: 'Ola', last_name: 'Head' })
    return { firm, ann, bob, own }
  }

  const loggedOn = ({ id }: { readonly id: string }, duration_s: number) => ({
    direction: 'out',
    subject: { kind: 'quote-case', id },
    duration_s,
    disposition: 'answered',
    note: '',
  })

  /** What the totals say, against everything counted anew. */
  const recounted = async (firm: FirmUnderTest, by: Caller) => {
    const query = { months: '3' }
    agree(await rawOf(firm), await figures(by, query), questionOf(query, null), query)
    const data = await firm.inside(({ store }) => {
      const kept = () =>
        store.rows(
          `SELECT * FROM quote_totals WHERE quotes <> 0 OR leads <> 0 OR instructed <> 0
           OR fee_quoted <> 0 ORDER BY scope, cut, filters, month, key`,
        )
      return JSON.stringify(kept())
    })
    const anew = await firm.inside((parts) => {
      recount(parts)
      return JSON.stringify(
        parts.store.rows(
          `SELECT * FROM quote_totals WHERE quotes <> 0 OR leads <> 0 OR instructed <> 0
           OR fee_quoted <> 0 ORDER BY scope, cut, filters, month, key`,
        ),
      )
    })
    expect(data).toBe(anew)
  }

  test('are what a recount says after any series of acts', async () => {
    const { firm, ann, bob, own } = await aContext()
    const next = numbersFrom(7)
    const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
    const cases: Answered[] = []
    const acts: readonly ((it: Answered, by: Caller) => Promise<unknown>)[] = [
      (it, by) =>
        by.post(`/api/quote-cases/${it.id}/dispatch`, { version: it.version, channels: ['email'] }),
      (it, by) =>
        by.post(`/api/quote-cases/${it.id}/follow-ups`, {
          version: it.version,
          attempted: true,
          reached: next() > 0.5,
          next_action: null,
        }),
      (it, by) =>
        by.post(`/api/quote-cases/${it.id}/death`, {
          version: it.version,
          reason: pick(['price', 'no_answer', 'not_moving']),
        }),
      (it, by) =>
        by.post(`/api/quote-cases/${it.id}/revival`, { version: it.version, reason: 'Rang back' }),
      (it, by) =>
        by.send('PUT', `/api/quote-cases/${it.id}/sale-stage`, {
          version: it.version,
          sale_stage: it.sale_stage === 'sold' ? 'presold' : 'sold',
        }),
      (it, by) =>
        by.post(`/api/quote-cases/${it.id}/instruction`, {
          version: it.version,
          accepted_by_phone: 'Owen Tarrant',
        }),
      (it, by) =>
        by.send('PUT', `/api/quote-cases/${it.id}/facts`, {
          version: it.version,
          channels: [],
          facts: {
            ...it.facts,
            owner_id: pick([ann, bob]).user.id,
            giver_id: pick([ann, bob]).user.id,
            bdm_id: pick([null, own.user.id]),
          },
        }),
      (it, by) => by.send('DELETE', `/api/quote-cases/${it.id}/draft`, { version: it.version }),
      (it, by) => by.post('/api/calls', loggedOn(it, Math.floor(next() * 900))),
      async (it, by) => {
        const call = pick((await by.get('/api/calls')).body.data.rows as Answered[])
        const subject = pick([null, { kind: 'quote-case', id: it.id }])
        if (call)
          await by.send('PUT', `/api/calls/${call.id}/subject`, { version: call.version, subject })
      },
    ]
    for (let nth = 0; nth < repeats(70, 300); nth += 1) {
      const by = pick([ann, bob])
      if (cases.length === 0 || next() < 0.12) {
        const of = facts('sale', { sale_stage: pick(['sold', 'presold']) })
        const isSent = next() < 0.8
        const begun = await by.post('/api/quote-cases', { facts: of })
        cases.push(isSent ? await aSentQuote(by, of) : begun.body.data)
        continue
      }
      const at = Math.floor(next() * cases.length)
      await pick(acts)(cases[at], own)
      const { body } = await own.get(`/api/quote-cases/${cases[at].id}`)
      if (body.data) cases[at] = body.data.quote_case
      if (nth % 25 === 0) await recounted(firm, own)
    }
    await recounted(firm, own)
    const told = await firm.inside(({ store }) =>
      store.rows<{ name: string }>(`SELECT DISTINCT name FROM audit WHERE subject = 'quote-case'`),
    )
    const names = told.map(({ name }) => name)
    for (const act of ['died', 'revived', 'instructed', 'stage-changed', 'updated'])
      expect(names).toContain(`quotecase.${act}`)
  })

  test('keep the time talked with the quote, whoever rang, however a call is put right', async () => {
    const { firm, ann, bob, own } = await aContext()
    const [one, two] = [await aSentQuote(ann), await aSentQuote(bob)]
    const talked = async () => {
      const { givers, total } = await figures(own, { months: '1' })
      const of = (name: string) =>
        givers.find((it: Answered) => it.name === name)?.talk_seconds as number
      await recounted(firm, own)
      return [of('Ann Reid'), of('Bob Pell'), total.talk_seconds]
    }
    const { body } = await bob.post('/api/calls', loggedOn(one, 754))
    await bob.post('/api/calls', { ...loggedOn(one, 90), disposition: 'voicemail_left' })
    await own.post('/api/calls', loggedOn(two, 60))
    expect(await talked()).toEqual([754, 60, 814])
    const put = async (of: 'subject' | 'outcome', change: object) => {
      const { data } = (await own.get(`/api/calls/${body.data.id}`)).body
      const path = `/api/calls/${data.id}/${of}`
      expect((await own.send('PUT', path, { version: data.version, ...change })).status).toBe(200)
    }
    await put('subject', { subject: { kind: 'quote-case', id: two.id } })
    expect(await talked()).toEqual([0, 814, 814])
    await put('outcome', { disposition: 'wrong_number', note: '' })
    expect(await talked()).toEqual([0, 60, 60])
    await put('outcome', { disposition: 'answered', note: '' })
    await put('subject', { subject: null })
    expect(await talked()).toEqual([0, 60, 60])
  })

  test('leave the credit with who gave the first price when the case changes hands', async () => {
    const { firm, ann, bob, own } = await aContext()
    const sent = await aSentQuote(ann)
    const change = await own.send('PUT', `/api/quote-cases/${sent.id}/facts`, {
      version: sent.version,
      channels: [],
      facts: { ...sent.facts, owner_id: bob.user.id, giver_id: bob.user.id, bdm_id: own.user.id },
    })
    expect(change.body.data.quote_case).toMatchObject({ giver: { id: bob.user.id } })
    const { givers } = await figures(own, { months: '1' })
    expect(givers.map((it: Answered) => [it.name, it.quotes])).toEqual([['Ann Reid', 1]])
    const own1 = await figures(ann, { months: '1', whose: 'mine' })
    expect(own1.total.quotes).toBe(1)
    expect((await ann.get(`/api/quote-cases/${sent.id}`)).status).toBe(200)
    const bdm = await own.get('/api/quote-cases/breakdown/ola-head?by=bdm&months=1')
    expect(bdm.body.data.total.quotes).toBe(0)
    await recounted(firm, own)
  })

  test('take in what was there before them, a part at a time, and say that they are not done', async () => {
    const { firm, own, ann } = await aContext()
    for (let nth = 0; nth < 3; nth += 1) await aSentQuote(ann)
    await firm.inside(({ store }) => clearTotals(store))
    const before = await firm.inside(({ store }) => isPending(store))
    expect(before).toBe(true)
    const { total, pending } = await figures(own, { months: '1' })
    expect({ quotes: total.quotes, pending }).toEqual({ quotes: 3, pending: false })
  })

  test('take in the calls of quotes that were counted before calls were measured', async () => {
    const { firm, own, ann, bob } = await aContext()
    const it = await aSentQuote(ann)
    await bob.post('/api/calls', loggedOn(it, 300))
    await aClaimedLead(bob)
    await firm.inside(({ store }) => {
      const without = (table: string, path: string) =>
        store.write(`UPDATE ${table} SET doc = json_remove(doc, '${path}.talk_seconds')`)
      without('quote_outcomes', '$.outcome.measures')
      without('lead_outcomes', '$.entries[0].measures')
      store.write('UPDATE quote_totals SET talk_seconds = 0')
      store.write(`UPDATE quote_totals_progress SET upto = ''`)
    })
    expect((await figures(own, { months: '1' })).total.talk_seconds).toBe(300)
    expect(await atNight(firm)).toBeNull()
    await recounted(firm, own)
  })

  const atNight = async (firm: FirmUnderTest) => {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE jobs SET due_at = '2020-01-01T00:00:00.000Z' WHERE name = 'quote-figures'`,
      )
    })
    await runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
    const lines = told.mock.calls.map(([line]) => JSON.parse(String(line)))
    told.mockRestore()
    return lines.find((it) => it.job === 'quote-figures') ?? null
  }

  const firstGroup = `(SELECT id FROM quote_groups ORDER BY id LIMIT 1)`

  test.each([
    [
      'a figure of everybody',
      `UPDATE quote_totals SET opened = opened + 1 WHERE cut = 'total'`,
      0,
      ['total'],
    ],
    [
      'money of one group',
      `UPDATE quote_totals SET fee_quoted = fee_quoted - 1 WHERE scope <> 0 AND cut = 'giver'`,
      0,
      ['giver'],
    ],
    [
      'time talked in a narrow one',
      `UPDATE quote_totals SET talk_seconds = 9 WHERE filters LIKE '%/%/%' AND cut = 'bdm-places'`,
      0,
      ['bdm-places'],
    ],
    [
      'two that make up for each other',
      `UPDATE quote_totals SET dead = dead + CASE WHEN filters = '*' THEN 1 ELSE -1 END WHERE cut = 'band'`,
      0,
      ['band'],
    ],
    [
      'what stands',
      `UPDATE quote_totals SET quotes = quotes + 1 WHERE cut = 'standing'`,
      0,
      ['standing'],
    ],
    [
      'leads',
      `UPDATE quote_totals SET leads = leads + 1 WHERE cut = 'lead-source'`,
      0,
      ['lead-source'],
    ],
    ['a total that is gone', `DELETE FROM quote_totals WHERE cut = 'pipeline'`, 0, ['pipeline']],
    [
      'a total of something else',
      `UPDATE quote_totals SET key = 'x' WHERE cut = 'speed'`,
      0,
      ['speed'],
    ],
    ['a column of a case', `UPDATE quote_outcomes SET giver_id = 'x'`, 2, []],
    ['a count of a case', `UPDATE quote_outcomes SET called = 7`, 2, []],
    [
      'what is kept of a case',
      `UPDATE quote_outcomes SET doc = json_set(doc, '$.outcome.measures.calls', 9)`,
      2,
      null,
    ],
    [
      'a case that is not kept',
      `DELETE FROM quote_outcomes WHERE id = (SELECT max(id) FROM quote_outcomes)`,
      1,
      null,
    ],
    [
      'what is kept of no case',
      `UPDATE quote_outcomes SET id = 'x' WHERE id = (SELECT max(id) FROM quote_outcomes)`,
      2,
      null,
    ],
    [
      'what is kept of a lead',
      `UPDATE lead_outcomes SET doc = json_set(doc, '$.entries[0].measures.leads', 5)`,
      1,
      null,
    ],
    [
      'somebody who is no part of a group',
      `UPDATE quote_group_people SET user_id = 'x' WHERE id = ${firstGroup}`,
      1,
      [],
    ],
    ['people of no group', `INSERT INTO quote_group_people (user_id, id) VALUES ('x', 999)`, 1, []],
  ] as const)('are checked at night: %s is put right and told', async (_, planted, wrong, cuts) => {
    const { firm, ann, bob, own } = await aContext()
    await aSentQuote(ann)
    await aSentQuote(bob)
    await aClaimedLead(bob)
    expect(await atNight(firm)).toBeNull()
    const tables = [
      'quote_totals',
      'quote_outcomes',
      'lead_outcomes',
      'quote_group_people',
    ] as const
    const kept = () =>
      firm.inside(({ store }) =>
        JSON.stringify(
          tables.map((table) =>
            store
              .rows<Record<string, string | number>>(`SELECT * FROM ${table}`)
              .filter((row) => table !== 'quote_totals' || measured.some((name) => row[name] !== 0))
              .map((row) => JSON.stringify(row))
              .sort(),
          ),
        ),
      )
    const before = await kept()
    await firm.inside(({ store }) => store.write(planted))
    expect(await kept()).not.toBe(before)
    const found = await atNight(firm)
    expect(found).toMatchObject({ tenant: 'harcourt', wrong, ...(cuts && { cuts }) })
    expect(await kept()).toBe(before)
    expect(await atNight(firm)).toBeNull()
    await recounted(firm, own)
  })
})
