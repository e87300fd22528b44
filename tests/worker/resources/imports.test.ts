import { describe, expect, test } from 'vitest'
import type { Import, ReportedRow } from '#domain/import/import'
import type { Lead } from '#domain/lead/lead'
import { instructed } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import {
  beginning,
  begun,
  leadCells,
  leadColumns,
  quoteColumns,
  rowsOf,
  wholeImport,
} from '../support/imports.ts'
import { aClaimedLead } from '../support/leads.ts'

const context = 'New-business adviser'
const many = (count: number) => Array.from({ length: count }, (_, at) => leadCells(at))

const countOf = (firm: FirmUnderTest, table: string) =>
  firm.inside(
    ({ store }) => store.row<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? -1,
  )

const problemsOf = async (by: Caller, kind: string, { id }: Import, outcome = 'rejected') =>
  (await by.get(`/api/${kind}-imports/${id}/problems?outcome=${outcome}`)).body.data
    .rows as ReportedRow[]

const leadsOf = async (by: Caller, query: string): Promise<Lead[]> =>
  (await by.get(`/api/leads?view=all&limit=200${query}`)).body.data.rows

describe('an import of leads', () => {
  test('makes a lead of every good row and names every other with its reason', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const cells = many(20).map((row, at) => {
      if (at === 3) return leadCells(at, { 3: 'owen at home' })
      return at === 7 ? leadCells(at, { 1: '31/02/2025', 7: 'a lot' }) : row
    })
    const it = await wholeImport(by, 'lead', cells)
    expect(it).toMatchObject({
      status: 'finished',
      taken: 20,
      counts: { new: 18, known: 0, rejected: 2 },
    })
    const rejected = await problemsOf(by, 'lead', it)
    expect(rejected.map(({ line, problems }) => [line, problems.map((one) => one.column)])).toEqual(
      [
        [5, ['Email']],
        [9, ['Date', 'Price']],
      ],
    )
    const [lead] = await leadsOf(by, `&import_id=${it.id}&q=owen@tarrantb.test`)
    expect(lead).toMatchObject({
      person: 'Owen Tarrantb',
      source: 'import',
      postcode: 'BS1 4AA',
      price: 412_500_00,
      status: 'new',
      received_at: '2025-11-03T12:00:00.000Z',
    })
    expect(await leadsOf(by, `&import_id=${it.id}`)).toHaveLength(18)
  })

  test('of the same file a second time adds nothing', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    await wholeImport(by, 'lead', many(30))
    const again = await wholeImport(by, 'lead', many(30), { atOnce: 7 })
    expect(again.counts).toEqual({ new: 0, known: 30, rejected: 0 })
    expect(await countOf(firm, 'leads')).toBe(30)
    const [known] = await problemsOf(by, 'lead', again, 'known')
    expect(known?.there?.number).toBe('L-00001')
    expect(known?.problems[0]?.reason).toBe('This row has already been imported.')
  })

  test('knows a row by its reference, whatever else has changed in it', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    await wholeImport(by, 'lead', [leadCells(1, { 0: 'A-17' })])
    const again = await wholeImport(by, 'lead', [
      leadCells(2, { 0: 'a-17' }),
      leadCells(3, { 0: 'A-18' }),
      leadCells(4, { 0: 'A-18' }),
    ])
    expect(again.counts).toEqual({ new: 1, known: 2, rejected: 0 })
    const known = await problemsOf(by, 'lead', again, 'known')
    expect(known.map(({ problems }) => problems[0]?.reason)).toEqual([
      'This row has already been imported.',
      'This repeats row 3 of the file.',
    ])
  })

  test('finds who asks for the same already, and takes who asks for something else', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const there = await aClaimedLead(by, { intent: ['sale'] })
    const same = { 2: 'Owen Tarrant', 3: there.email, 4: there.phone }
    const it = await wholeImport(by, 'lead', [
      leadCells(1, same),
      leadCells(1, { ...same, 5: 'Remortgage' }),
    ])
    expect(it.counts).toEqual({ new: 1, known: 1, rejected: 0 })
    const [known] = await problemsOf(by, 'lead', it, 'known')
    expect(known?.there).toEqual({ id: there.id, number: there.number })
  })

  test('checked without writing says the same as the import, and writes no lead', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    await wholeImport(by, 'lead', many(5))
    const cells = [...many(12), leadCells(11), leadCells(99, { 3: '', 4: '' })]
    const before = [await countOf(firm, 'leads'), await countOf(firm, 'audit')]
    const dry = await wholeImport(by, 'lead', cells, { dry: true })
    expect([await countOf(firm, 'leads'), await countOf(firm, 'audit')]).toEqual(before)
    const real = await wholeImport(by, 'lead', cells)
    expect(real.counts).toEqual({ new: 7, known: 6, rejected: 1 })
    expect(dry.counts).toEqual(real.counts)
    expect(await problemsOf(by, 'lead', dry)).toEqual(await problemsOf(by, 'lead', real))
    const { body } = await by.get('/api/lead-imports')
    expect(body.data.map((one: Import) => one.dry)).toEqual([false, false])
  })

  test('takes rows that are sent again once, and goes on where it was cut', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const cells = many(60)
    const { id } = await begun(by, 'lead', beginning(60))
    const send = (from: number, to: number) =>
      by.post(`/api/lead-imports/${id}/rows`, { from, rows: rowsOf(cells.slice(from, to), from) })
    const first = (await send(0, 25)).body.data
    const again = (await send(0, 25)).body.data
    expect(again.counts).toEqual(first.counts)
    expect(again.import.taken).toBe(25)
    const ahead = await send(30, 60)
    expect([ahead.status, ahead.body.error.code]).toEqual([409, 'import.gap'])
    const other = await by.post(`/api/lead-imports/${id}/rows`, {
      from: 0,
      rows: rowsOf(many(90).slice(60)),
    })
    expect([other.status, other.body.error.code]).toEqual([409, 'import.other_rows'])
    const { taken } = (await by.get(`/api/lead-imports/${id}`)).body.data
    await send(taken, 60)
    const ended = (await by.post(`/api/lead-imports/${id}/finish`, undefined)).body.data
    expect(ended).toMatchObject({ status: 'finished', counts: { new: 60 } })
    expect(await countOf(firm, 'leads')).toBe(60)
    const late = await send(60, 61)
    expect(late.status).toBe(422)
  })

  test('that is ended before its last row keeps what it took, and the next one adds the rest', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const { id } = await begun(by, 'lead', beginning(10))
    await by.post(`/api/lead-imports/${id}/rows`, { from: 0, rows: rowsOf(many(4)) })
    const ended = (await by.post(`/api/lead-imports/${id}/finish`, undefined)).body.data
    expect(ended).toMatchObject({ status: 'stopped', taken: 4 })
    expect((await wholeImport(by, 'lead', many(10))).counts).toEqual({
      new: 6,
      known: 4,
      rejected: 0,
    })
  })

  test('at once with another of the same file doubles nothing', async () => {
    const firm = await aFirm()
    const [ann, bob] = [await firm.as(context), await firm.as(context)]
    const ends = await Promise.all([
      wholeImport(ann, 'lead', many(80), { atOnce: 9 }),
      wholeImport(bob, 'lead', many(80), { atOnce: 13 }),
    ])
    expect(ends.reduce((sum, { counts }) => sum + counts.new, 0)).toBe(80)
    expect(await countOf(firm, 'leads')).toBe(80)
    expect(ends.map(({ counts }) => counts.new + counts.known)).toEqual([80, 80])
  })

  test('cut ten times beside another of the same file accounts for every row', async () => {
    const firm = await aFirm()
    const [ann, bob] = [await firm.as(context), await firm.as(context)]
    const cells = many(600).map((row, at) =>
      at % 33 === 0 ? leadCells(at, { 3: 'nowhere' }) : row,
    )
    const cutImport = async () => {
      const { id } = await begun(ann, 'lead', beginning(600))
      for (let cuts = 0, from = 0; from < 600; cuts += 1) {
        const rows = rowsOf(cells.slice(from, from + 50), from)
        const sent = await ann.post(`/api/lead-imports/${id}/rows`, { from, rows })
        // The answer of ten of them is lost: what is there is asked, and the same rows are sent again.
        if (cuts < 10) await ann.post(`/api/lead-imports/${id}/rows`, { from, rows })
        const { taken } = (await ann.get(`/api/lead-imports/${id}`)).body.data
        expect([sent.status, taken]).toEqual([200, from + rows.length])
        from = taken
      }
      return (await ann.post(`/api/lead-imports/${id}/finish`, undefined)).body.data as Import
    }
    const ends = await Promise.all([cutImport(), wholeImport(bob, 'lead', cells, { atOnce: 37 })])
    for (const { counts } of ends) {
      expect(counts.new + counts.known + counts.rejected).toBe(600)
      expect(counts.rejected).toBe(19)
    }
    expect(ends.reduce((sum, { counts }) => sum + counts.new, 0)).toBe(581)
    expect(await countOf(firm, 'leads')).toBe(581)
    const named = await problemsOf(ann, 'lead', ends[0])
    expect(named.map(({ line }) => line)).toEqual(
      Array.from({ length: 19 }, (_, at) => at * 33 + 2),
    )
  })

  test('promises no answer for what came in before today', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const today = new Date().toISOString()
    await wholeImport(by, 'lead', [
      leadCells(1),
      leadCells(2, { 1: '' }),
      leadCells(3, { 1: today }),
    ])
    const [fresh, undated, old] = await leadsOf(by, '')
    const promises = [fresh, undated, old].map((it) => it?.response_due_at.slice(0, 4))
    expect(promises.filter((year) => year === '9999')).toHaveLength(2)
    const waiting = (await by.get('/api/leads?view=unanswered')).body.data.rows
    expect(waiting.map((it: { person: string }) => it.person)).toEqual(['Owen Tarrantd'])
  })

  test('records each lead by itself, and tells browsers of the import alone', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    await firm.inside(({ store }) => store.write('DELETE FROM outbox'))
    const it = await wholeImport(by, 'lead', many(5))
    const told = await firm.inside(({ store }) =>
      store.rows<{ name: string; n: number }>(
        `SELECT name, count(*) AS n FROM audit WHERE name LIKE 'lead.%' OR name LIKE 'import.%'
         GROUP BY name ORDER BY name`,
      ),
    )
    expect(told).toEqual([
      { name: 'import.begun', n: 1 },
      { name: 'import.finished', n: 1 },
      { name: 'lead.created', n: 5 },
    ])
    const created = await firm.inside(({ store }) =>
      store.row<{ detail: string }>(`SELECT detail FROM audit WHERE name = 'lead.created'`),
    )
    expect(JSON.parse(created?.detail ?? '')).toMatchObject({ import_id: it.id, line: 2 })
    expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
  })

  test('keeps what looks like a formula as the text that it is', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const formula = '=HYPERLINK("http://evil.test","Click")'
    const it = await wholeImport(by, 'lead', [
      leadCells(1, { 2: formula, 9: '@SUM(1+1)' }),
      leadCells(2, { 4: '=1+1' }),
    ])
    expect(it.counts).toMatchObject({ new: 1, rejected: 1 })
    const [row] = await leadsOf(by, '')
    const { lead } = (await by.get(`/api/leads/${row?.id}`)).body.data
    expect(lead.message).toBe('@SUM(1+1)')
    expect(`${lead.first_name} ${lead.last_name}`).toContain('HYPERLINK')
    const file = await by.get(`/api/lead-imports/${it.id}/rejected`)
    expect(file.headers.get('Content-Type')).toContain('text/csv')
    expect(file.text).toContain(`"'=1+1"`.replaceAll('"', ''))
    expect(file.text.split('\r\n')[0]).toContain('Row in the file,Why it was rejected')
  })

  test('asks how they agreed, and refuses a mapping that cannot be used', async () => {
    const firm = await aFirm()
    const by = await firm.as(context)
    const ask = async (given: object) => {
      const { status, body } = await by.post('/api/lead-imports', beginning(3, given))
      return [status, Object.keys(body.error?.fields ?? {})]
    }
    expect(await ask({ consent: null })).toEqual([422, ['consent']])
    expect(await ask({ mapping: leadColumns.slice(0, 3) })).toEqual([422, ['mapping']])
    expect(await ask({ mapping: [...leadColumns, { column: 'X', field: 'none' }] })).toEqual([
      422,
      ['mapping'],
    ])
    expect(await ask({ rows: 60_000 })).toEqual([422, ['rows']])
    expect(await ask({})).toEqual([200, []])
  })

  test('is its maker’s alone, and asks for both permissions', async () => {
    const firm = await aFirm()
    const [ann, bob] = [await firm.as(context), await firm.as(context)]
    const { id } = await begun(ann, 'lead', beginning(2))
    const rows = rowsOf(many(2))
    for (const [path, method] of [
      ['', 'GET'],
      ['/problems', 'GET'],
      ['/rejected', 'GET'],
      ['/rows', 'POST'],
      ['/finish', 'POST'],
    ] as const) {
      const body = path === '/rows' ? { from: 0, rows } : undefined
      const foreign = await bob.send(method, `/api/lead-imports/${id}${path}`, body)
      expect([path, foreign.status]).toEqual([path, 404])
      // A file of leads is no file of quotes.
      const other = await ann.send(method, `/api/quote-imports/${id}${path}`, body)
      expect([path, other.status]).toEqual([path, 404])
    }
    const conveyancer = await firm.as('Conveyancer')
    expect((await conveyancer.post('/api/lead-imports', beginning(2))).status).toBe(403)
    expect((await bob.get('/api/lead-imports')).body.data).toEqual([])
    expect(await leadsOf(bob, `&import_id=${id}`)).toEqual([])
    const elsewhere = await aFirm('northgate')
    const cyn = await elsewhere.as(context)
    expect((await cyn.get(`/api/lead-imports/${id}`)).status).toBe(404)
  })
})

describe('an import of quotes', () => {
  const quote = (nth: number, given: Readonly<Record<number, string>> = {}) =>
    [
      `Q/${nth}`,
      '03/02/2025',
      `Olive Pryce${'abcdefghijk'[nth]}`,
      `07700 90070${nth}`,
      'Sale',
      '14 Larkfield Road, Bristol BS1 4AA',
      '£945.00',
      '£1,520.00',
      'Lost',
      '',
      '',
      'Hartley & Co',
    ].map((cell, at) => given[at] ?? cell)

  const sent = (by: Caller, cells: readonly (readonly string[])[], given: object = {}) =>
    wholeImport(by, 'quote', cells, { mapping: quoteColumns, consent: null, ...given })

  test('keeps each with its price by hand, its giver and how it ended', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const it = await sent(by, [quote(1), quote(2, { 8: 'Won', 9: '10/02/2025' })])
    expect(it.counts).toEqual({ new: 2, known: 0, rejected: 0 })
    const { rows } = (await by.get('/api/quote-cases?view=dead')).body.data
    expect(rows[0]).toMatchObject({
      people: 'Olive Pryceb',
      fee_ex_vat: 945_00,
      total_inc_vat: 1_520_00,
      status: 'dead',
      dead_reason: 'other',
      agency: 'Hartley & Co',
      postcode: 'BS1 4AA',
    })
    const [won] = (await by.get('/api/quote-cases?view=accepted')).body.data.rows
    const shown = (await by.get(`/api/quote-cases/${won.id}`)).body.data.quote_case
    expect(shown.quotes[0]).toMatchObject({
      sent_at: '2025-02-03T12:00:00.000Z',
      accepted_by: 'Olive Prycec',
      accepted_how: 'phone',
    })
    expect(
      shown.quotes[0].priced.matters[0].lines.map((one: { origin: string }) => one.origin),
    ).toEqual(['manual', 'manual'])
    const again = await sent(by, [quote(1), quote(2, { 8: 'Won', 9: '10/02/2025' })])
    expect(again.counts).toEqual({ new: 0, known: 2, rejected: 0 })
    expect(await firm.inside(({ store }) => store.rows('SELECT id FROM messages'))).toEqual([])
  })

  test('brings an open one whose price ran out in as dead, and tells nobody', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    await sent(by, [quote(1, { 8: 'Sent' })])
    const [row] = (await by.get('/api/quote-cases?view=all')).body.data.rows
    expect(row).toMatchObject({ status: 'dead', dead_reason: 'validity_ended' })
  })

  test('rejects what no quote can say, with the reason', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const by = await firm.as('Owner')
    const [conveyance] = await instructed(firm, by)
    const it = await sent(by, [
      quote(1, { 8: 'Instructed', 9: '10/02/2025' }),
      quote(2, { 8: 'Instructed', 9: '10/02/2025', 10: '26-S-99999' }),
      quote(3, { 8: 'Instructed', 9: '10/02/2025', 10: conveyance.ref }),
      quote(4, { 7: '£1,000.00' }),
      quote(5, { 6: '' }),
      quote(6, { 4: 'Sale & Purchase' }),
      quote(7, { 1: '' }),
    ])
    expect(it.counts).toEqual({ new: 1, known: 0, rejected: 6 })
    const told = await problemsOf(by, 'quote', it)
    expect(told.map(({ problems }) => problems[0]?.column)).toEqual([
      'Case',
      'Conveyance',
      'Total',
      'Fee',
      'Matter',
      'Quoted',
    ])
    const rows = (await by.get(`/api/quote-cases?view=all&import_id=${it.id}`)).body.data.rows
    expect(rows.map((row: { status: string }) => row.status)).toEqual(['instructed'])
  })
})
