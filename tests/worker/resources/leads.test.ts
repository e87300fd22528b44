import { describe, expect, test } from 'vitest'
import type { Lead } from '#domain/lead/lead'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm, type Caller } from '../support/firm.ts'
import { aClaimedLead, form, lead, numbersIn } from '../support/leads.ts'
import { stateOf } from '../support/state.ts'

const missing = '01900000-0000-7000-8000-000000000000'
const web = (by: Caller, given: object = {}) => by.post('/api/public/leads', form(given))
const person = (nth: number) => ({
  first_name: `Ada${'abcdefgh'[nth]}`,
  last_name: 'Byron',
  email: `ada${nth}@byron.test`,
  phone: `07700 90010${nth}`,
})

describe('a lead', () => {
  test('is taken down with its number, its owner and its promise, and told to the desk', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const it = await aClaimedLead(by)
    expect(it).toMatchObject({ number: 'L-00001', status: 'contacted', version: 1 })
    expect(it.owner?.id).toBe(by.user.id)
    const shown = (await by.get(`/api/leads/${it.id}`)).body.data
    expect(shown.lead).toEqual(it)
    expect(shown.timeline.map((one: { words: string }) => one.words)).toEqual([
      'Received: telephone',
    ])
    const told = await firm.inside(({ store }) =>
      store.rows(`SELECT name, subject_id FROM audit WHERE subject = 'lead'`),
    )
    expect(told).toEqual([{ name: 'lead.created', subject_id: it.id }])
  })

  test('needs consent, a source and a way to reach them', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    for (const without of ['consent', 'source']) {
      const body: Record<string, unknown> = lead()
      delete body[without]
      const { status, body: answer } = await by.post('/api/leads', body)
      expect(status).toBe(422)
      expect(Object.keys(answer.error.fields)).toEqual([without])
    }
    const { body } = await by.post('/api/leads', lead({ phone: '', email: '' }))
    expect(Object.keys(body.error.fields)).toEqual(['phone'])
    expect(await numbersIn(by, '?view=all')).toEqual([])
  })

  test('goes through its states, and no way back', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const { id } = await aClaimedLead(by)
    const put = (path: string, body: object) => by.send('PUT', `/api/leads/${id}/${path}`, body)
    expect((await put('status', { version: 1, status: 'qualified' })).body.data.status).toBe(
      'qualified',
    )
    const back = await put('status', { version: 2, status: 'contacted' })
    expect([back.status, back.body.error.code]).toEqual([409, 'lead.is_qualified'])
    const loss = { version: 2, reason: 'price', note: 'Had £200 less elsewhere' }
    expect((await by.post(`/api/leads/${id}/loss`, loss)).body.data.status).toBe('lost')
    expect((await by.post(`/api/leads/${id}/spam`, { version: 3 })).status).toBe(409)
    expect((await by.post(`/api/leads/${id}/reopening`, { version: 3 })).body.data.status).toBe(
      'contacted',
    )
    const { timeline } = (await by.get(`/api/leads/${id}`)).body.data
    expect(timeline.map((it: { words: string }) => it.words)).toEqual([
      'Reopened',
      'Lost: price: Had £200 less elsewhere',
      'Qualified',
      'Received: telephone',
    ])
  })

  test('that somebody changed meanwhile is shown as it is, with who changed it', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser', { first_name: 'Hannah' })
    const { id } = await aClaimedLead(by)
    const call = { version: 1, outcome: 'reached', next_action: null }
    await by.post(`/api/leads/${id}/calls`, call)
    const { status, body } = await by.post(`/api/leads/${id}/calls`, call)
    expect([status, body.error.code]).toEqual([409, 'stale'])
    expect(body.error.current.version).toBe(2)
    expect(body.error.changed.by).toBe('Hannah Person')
  })

  test('is changed in what it says, and turns sold', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const it = await aClaimedLead(by)
    const { source: _, consent: __, spoken_to: ___, ...details } = lead({ price: 400_000_00 })
    const more = {
      on_market_since: '2026-10-01',
      other_side: 'Hall & Co',
      target_exchange_on: null,
    }
    const edited = await by.send('PUT', `/api/leads/${it.id}`, { version: 1, ...details, ...more })
    expect(edited.body.data).toMatchObject({ price: 400_000_00, other_side: 'Hall & Co' })
    const sold = await by.send('PUT', `/api/leads/${it.id}/sale-stage`, {
      version: 2,
      sale_stage: 'sold',
    })
    expect(sold.body.data.sold_at).not.toBeNull()
    expect(await numbersIn(by, '?view=sold')).toEqual([it.number])
    expect(await numbersIn(by, '?view=presold')).toEqual([])
  })

  test('becomes a draft quote that knows everything it knew, once', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const it = await aClaimedLead(by, { intent: ['sale', 'purchase'] })
    const key = crypto.randomUUID()
    const press = () => by.post(`/api/leads/${it.id}/conversion`, { version: 1 }, { key })
    const [first, second] = [await press(), await press()]
    expect(second.text).toBe(first.text)
    const { lead: read, quote_case } = first.body.data
    expect(read).toMatchObject({ status: 'converted', quote_cases: [quote_case] })
    const shown = (await by.get(`/api/quote-cases/${quote_case.id}`)).body.data.quote_case
    expect(shown).toMatchObject({ status: 'draft', lead_id: it.id })
    expect(shown.facts).toMatchObject({ subject: 'both', sale: { price: 412_500_00 } })
    const again = await by.post(`/api/leads/${it.id}/conversion`, { version: 2 })
    expect([again.status, again.body.error.code]).toEqual([409, 'lead.is_converted'])
    expect(again.body.error.missing[0].href).toBe(`/quotes/quote-cases/${quote_case.id}`)
    expect((await by.get('/api/quote-cases?view=all')).body.data.rows).toHaveLength(1)
  })
})

describe('claiming', () => {
  test('gives two who ask at once two different leads, an accepted offer first', async () => {
    const firm = await aFirm()
    const [ann, bob, cyn] = [
      await firm.as('New-business adviser'),
      await firm.as('New-business adviser'),
      await firm.as('New-business adviser'),
    ]
    await web(firm.visitor(), { ...person(0), sale_stage: 'presold' })
    await web(firm.visitor(), { ...person(1), sale_stage: 'sold' })
    const [one, two, three] = await Promise.all(
      [ann, bob, cyn].map((by) => by.send('POST', '/api/leads/claims')),
    )
    const got = [one, two, three].map((it) => it?.body.data.lead)
    expect(got.filter(Boolean)).toHaveLength(2)
    expect(new Set(got.filter(Boolean).map((it: Lead) => it.id)).size).toBe(2)
    const owners = got.filter(Boolean).map((it: Lead) => it.owner?.id)
    expect(new Set(owners).size).toBe(2)
    expect(got.find((it: Lead | null) => it?.sale_stage === 'sold')?.first_name).toBe('Adab')
  })

  test('pressed twice takes one', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    await web(firm.visitor(), person(0))
    await web(firm.visitor(), person(1))
    const key = crypto.randomUUID()
    const press = () => by.send('POST', '/api/leads/claims', undefined, { key })
    expect((await press()).text).toBe((await press()).text)
    expect(await numbersIn(by, '?view=mine')).toHaveLength(1)
  })

  test('tells whom a lead was given to, and leaves what was answered alone', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    const other = await firm.as('New-business adviser')
    await web(firm.visitor(), person(0))
    const [row] = (await by.get('/api/leads?view=unanswered')).body.data.rows
    const owner = { version: 1, owner_id: other.user.id }
    const given = await by.send('PUT', `/api/leads/${row.id}/owner`, owner)
    expect(given.body.data.owner.id).toBe(other.user.id)
    const told = await firm.inside(({ store }) =>
      store.rows(`SELECT user_id FROM event_people AS p JOIN audit AS a ON a.seq = p.seq
        WHERE a.name = 'lead.assigned'`),
    )
    expect(told).toEqual([{ user_id: other.user.id }])
    expect((await by.send('POST', '/api/leads/claims')).body.data.lead).toBeNull()
  })

  test('many are given at once, and what is over says why not', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    const other = await firm.as('New-business adviser')
    const cashier = await firm.as('Cashier')
    const open = await aClaimedLead(by, person(0))
    const lost = await aClaimedLead(by, person(1))
    await by.post(`/api/leads/${lost.id}/loss`, { version: 1, reason: 'price' })
    const assign = (owner_id: string) =>
      by.post('/api/leads/assignments', { ids: [open.id, lost.id, missing], owner_id })
    const { done, refused } = (await assign(other.user.id)).body.data
    expect([done, refused.map((it: { name: string }) => it.name)]).toEqual([
      1,
      [lost.number, 'A lead'],
    ])
    expect((await assign(cashier.user.id)).status).toBe(422)
  })
})

describe('duplicates', () => {
  test('are hinted at, shown, and merged with both histories', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const first = await aClaimedLead(by)
    const again = await aClaimedLead(by, { first_name: 'O', email: '', message: 'Rang again' })
    expect(again.likeness).toMatchObject({ id: first.id, score: 70 })
    const { alike } = (await by.get(`/api/leads/${first.id}`)).body.data
    expect(alike.map((it: Lead) => it.id)).toEqual([again.id])
    const merge = { version: 1, other_id: again.id }
    const merged = (await by.post(`/api/leads/${first.id}/merges`, merge)).body.data
    expect(merged).toMatchObject({ attempts: 2, message: 'Rang again' })
    const shown = (await by.get(`/api/leads/${first.id}`)).body.data
    const words = shown.timeline.map((it: { words: string }) => it.words)
    expect(words).toContain(`${again.number} was merged into this lead`)
    expect(words).toContain(`${again.number}: Received: telephone`)
    expect(shown.alike).toEqual([])
    const gone = (await by.get(`/api/leads/${again.id}`)).body.data.lead
    expect(gone).toMatchObject({ status: 'duplicate', duplicate_of: { id: first.id } })
    expect(await numbersIn(by)).toEqual([first.number])
  })

  test('and contacts are found while a form is typed', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const it = await aClaimedLead(by)
    const ask = async (query: string) => (await by.get(`/api/leads/matches?${query}`)).body.data
    const found = await ask('phone=%2B447700900482')
    expect(found.leads.map((one: Lead) => one.id)).toEqual([it.id])
    expect(found.contacts).toMatchObject([{ id: it.contact_id, why: 'Same telephone number' }])
    expect((await ask('first_name=owen&last_name=tarrant')).contacts[0].why).toBe('Same name')
    expect(await ask('phone=077')).toEqual({ contacts: [], leads: [] })
  })
})

describe('reach', () => {
  test('without leads.view-any is one’s own; the list, the page and every verb agree', async () => {
    const firm = await aFirm()
    const mine = await firm.as('New-business adviser', { team: 'east' })
    const theirs = await firm.as('New-business adviser', { team: 'west' })
    const it = await aClaimedLead(mine)
    await web(firm.visitor(), person(0))
    expect(await numbersIn(mine)).toHaveLength(2)
    expect(await numbersIn(theirs)).toEqual(['L-00002'])
    expect(await numbersIn(await firm.as('Conveyancer'))).toEqual([])
    expect(await numbersIn(await firm.as('Owner'))).toHaveLength(2)
    const bodies: Readonly<Record<string, object>> = {
      edit: {
        ...lead(),
        source: undefined,
        consent: undefined,
        spoken_to: undefined,
        on_market_since: null,
        other_side: '',
        target_exchange_on: null,
      },
      call: { outcome: 'reached', next_action: null },
      call_back: { at: null },
      step: { status: 'qualified' },
      lose: { reason: 'price' },
      stage: { sale_stage: 'sold' },
      nurture: { on: '2030-01-07' },
      whatsapp: { text: 'Hello' },
      merge: { other_id: missing },
      assign: { owner_id: null },
    }
    const before = await stateOf(firm)
    const withId = endpoints.filter(
      ([name, one]) => name.startsWith('lead.') && one.path.includes(':id'),
    )
    expect(withId.length).toBeGreaterThan(12)
    for (const [name, one] of withId) {
      const body = one.body ? { version: 1, ...bodies[name.slice(5)] } : undefined
      const foreign = await theirs.send(one.method, pathWith(one, it.id), body)
      const none = await theirs.send(one.method, pathWith(one, missing), body)
      expect(foreign.status, `${name} ${foreign.text}`).toBe(404)
      expect(foreign.text, name).toBe(none.text)
    }
    expect(await stateOf(firm)).toBe(before)
  })

  test('keeps the stage lists to those who may view any', async () => {
    const firm = await aFirm()
    const conveyancer = await firm.as('Conveyancer')
    for (const view of ['presold', 'sold'])
      for (const path of [`/api/leads?view=${view}`, `/api/leads/totals?view=${view}`])
        expect((await conveyancer.get(path)).status).toBe(403)
  })

  test('ends at the firm: another knows nothing of the lead', async () => {
    const [harcourt, northgate] = [await aFirm('harcourt'), await aFirm('northgate')]
    const it = await aClaimedLead(await harcourt.as('Owner'))
    const owner = await northgate.as('Owner')
    expect((await owner.get(`/api/leads/${it.id}`)).status).toBe(404)
    expect(await numbersIn(owner, '?view=all')).toEqual([])
  })

  test('merging one’s own with a lead out of reach is merging with none', async () => {
    const firm = await aFirm()
    const mine = await firm.as('New-business adviser', { team: 'east' })
    const own = await aClaimedLead(mine)
    const foreign = await aClaimedLead(await firm.as('New-business adviser', { team: 'west' }))
    const merge = (other_id: string) =>
      mine.post(`/api/leads/${own.id}/merges`, { version: 1, other_id })
    const [there, nowhere] = [await merge(foreign.id), await merge(missing)]
    expect([there.status, there.text]).toEqual([404, nowhere.text])
  })
})

describe('the list', () => {
  test('is read page by page without a gap, and counted', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    for (const nth of [0, 1, 2, 3, 4]) await aClaimedLead(by, person(nth))
    const read: string[] = []
    for (let after = ''; ; ) {
      const { data } = (await by.get(`/api/leads?limit=2${after}`)).body
      read.push(...data.rows.map((it: Lead) => it.number))
      if (data.next === null) break
      after = `&after=${data.next}`
    }
    expect(read).toEqual(['L-00005', 'L-00004', 'L-00003', 'L-00002', 'L-00001'])
    const totals = (await by.get('/api/leads/totals')).body.data
    expect(totals).toMatchObject({ count: 5, capped: false, late: 0 })
    expect(totals.views).toEqual({
      open: 5,
      new: 0,
      mine: 5,
      unanswered: 0,
      'call-backs': 0,
      converted: 0,
      lost: 0,
      spam: 0,
    })
  })

  test.each([
    ['q=byron', 2],
    ['q=900101', 1],
    ['source=web', 1],
    ['owner_id=none', 1],
    ['stage=sold', 1],
    ['status=contacted', 2],
    ['q=byron&source=web', 1],
  ])('of %s holds %d', async (query, count) => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    await aClaimedLead(by, person(0))
    await aClaimedLead(by)
    await web(firm.visitor(), { ...person(1), sale_stage: 'sold' })
    expect(await numbersIn(by, `?${query}`)).toHaveLength(count)
    expect((await by.get(`/api/leads/totals?${query}`)).body.data.count).toBe(count)
  })

  test('of the unanswered begins with the nearest promise, that of the sold with the longest wait', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    for (const nth of [0, 1, 2]) await web(firm.visitor(), { ...person(nth), sale_stage: 'sold' })
    const due = ['2026-01-03', '2026-01-01', '2026-01-02']
    await firm.inside(({ store }) => {
      for (const [nth, day] of due.entries())
        store.write(
          `UPDATE lead_keys SET due_at = ?, urgent_at = ? WHERE email = ?`,
          `${day}T10:00:00.000Z`,
          `${day}T09:00:00.000Z`,
          person(nth).email,
        )
    })
    const order = ['L-00002', 'L-00003', 'L-00001']
    expect(await numbersIn(by, '?view=unanswered')).toEqual(order)
    expect(await numbersIn(by, '?view=sold')).toEqual(order)
    expect((await by.get('/api/leads/totals?view=unanswered')).body.data.late).toBe(3)
  })

  test('leaves as a file in which no cell runs', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    await aClaimedLead(by, { first_name: '=1+1', last_name: 'Vale' })
    const { text } = await by.get('/api/leads/export?columns=number,person,price')
    expect(text).toContain(`L-00001,'=1+1 Vale,412500.00`)
    expect((await by.get('/api/leads/export?columns=secret')).status).toBe(422)
  })

  test('is found from anywhere by name and number', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const it = await aClaimedLead(by)
    for (const q of ['tarrant', it.number, 'BS14AA'])
      expect((await by.get(`/api/search?q=${q}`)).body.data[0]).toMatchObject({
        kind: 'lead',
        href: `/quotes/leads/${it.id}`,
      })
    const other = await firm.as('Conveyancer')
    expect((await other.get('/api/search?q=tarrant')).body.data).toEqual([])
  })
})
