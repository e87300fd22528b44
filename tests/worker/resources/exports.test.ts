import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { MAX_EXPORTED_ROWS } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'
import { instructed } from '../support/cases.ts'
import { type Answer, aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const linesOf = ({ text }: Pick<Answer, 'text'>) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data

describe('a list as a file', () => {
  test('holds the rows and columns that were asked for, as a spreadsheet reads them', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [sale] = await instructed(firm, owner)
    const [purchase] = await instructed(firm, owner, facts('purchase'))
    const answer = await owner.get(
      '/api/conveyances/export?matter_type=purchase&columns=ref,price,target,fee_earner',
    )
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="conveyances \d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(linesOf(answer)).toEqual([
      ['Ref', 'Price', 'Target', 'Fee earner'],
      [purchase.ref, '500000.00', '', 'Conveyancer Person'],
    ])
    const whole = linesOf(await owner.get('/api/conveyances/export?sort=ref'))
    const { body } = await owner.get('/api/conveyances?sort=ref')
    expect(whole.slice(1).map(([ref]) => ref)).toEqual(
      body.data.rows.map((it: { ref: string }) => it.ref),
    )
    expect(whole.slice(1).map(([ref]) => ref)).toContain(sale.ref)
  })

  test('begins with the mark of UTF-8 and ends its lines with CR LF', async () => {
    const owner = await (await aFirm()).as('Owner')
    const text = csvOf([{ key: 'name', head: 'Name', of: (it: string) => it }], ['Zoë'])
    expect(text).toBe('\uFEFFName\r\nZoë\r\n')
    expect((await owner.get('/api/users/export')).text).toMatch(/\r\n$/)
  })

  test('never holds a cell that a spreadsheet would run', () => {
    const columns = [{ key: 'name', head: 'Name', of: (it: string) => it }]
    for (const name of [
      '=1+1',
      '+44',
      '@SUM(A1)',
      '-2+3',
      '\t=1',
      ' =1',
      '\0=1',
      '|calc',
      '%0A=1',
    ]) {
      const [, [cell = ''] = []] = linesOf({ text: csvOf(columns, [name]) })
      expect(cell, name).toBe(`'${name}`)
    }
    for (const plain of ['-20.00', '12', 'O’Neill', '26-S-00001', "'quoted"]) {
      const [, [cell] = []] = linesOf({ text: csvOf(columns, [plain]) })
      expect(cell).toBe(plain)
    }
  })

  test('keeps commas, quotes and line breaks inside their cell', () => {
    const columns = [{ key: 'name', head: 'Name', of: (it: string) => it }]
    const name = 'The "Old" Forge,\r\nBath'
    expect(linesOf({ text: csvOf(columns, [name]) })[1]).toEqual([name])
  })

  test('stops at ten thousand rows and says so', () => {
    const columns = [{ key: 'n', head: 'N', of: (it: number) => it }]
    const rows = Array.from({ length: MAX_EXPORTED_ROWS + 1 }, (_, at) => at)
    const lines = linesOf({ text: csvOf(columns, rows) })
    expect(lines).toHaveLength(MAX_EXPORTED_ROWS + 2)
    expect(lines.at(-1)).toEqual([
      'This file contains the first 10,000 rows. Filter the list to export the rest.',
    ])
  })

  test('holds what its reader reaches and nothing else', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    await instructed(firm, owner)
    const west = await firm.as('Conveyancer', { team: 'west' })
    expect(linesOf(await owner.get('/api/conveyances/export'))).toHaveLength(2)
    expect(linesOf(await west.get('/api/conveyances/export'))).toHaveLength(1)
    expect((await west.get('/api/users/export')).status).toBe(403)
  })

  test('is on the record: who took how much of what', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await owner.get('/api/users/export?q=owner&columns=name,status')
    await owner.get('/api/quote-cases/export?view=dead')
    const [users] = await firm.inside(({ audit }) => audit.history('list', 'users', 1))
    expect([users?.name, users?.actor_id]).toEqual(['list.exported', owner.user.id])
    expect(JSON.parse(users?.detail ?? '')).toEqual({
      q: 'owner',
      columns: ['name', 'status'],
      count: 1,
    })
    const [quotes] = await firm.inside(({ audit }) => audit.history('list', 'quotes', 1))
    expect(JSON.parse(quotes?.detail ?? '')).toMatchObject({ view: 'dead', count: 0 })
  })

  test('has no column that the list does not know', async () => {
    const owner = await (await aFirm()).as('Owner')
    for (const columns of ['secret', 'name,', 'password_hash', 'name;email']) {
      const { status, body } = await owner.get(`/api/users/export?columns=${columns}`)
      expect([status, Object.keys(body.error.fields)], columns).toEqual([422, ['columns']])
    }
  })
})

describe('cases given to another fee earner', () => {
  test('change together in one call; each that cannot be given says why', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    const [sale] = await instructed(firm, owner)
    const [purchase] = await instructed(firm, owner, facts('purchase'))
    const to = await firm.user({ role: 'Conveyancer', first_name: 'Tom', last_name: 'Bright' })
    const { body } = await owner.get('/api/conveyances')
    const versions = new Map(
      body.data.rows.map((it: { id: string; version: number }) => [it.id, it.version]),
    )
    const missing = '01900000-0000-7000-8000-000000000000'
    const asked = {
      fee_earner: { id: to.id, name: 'x' },
      cases: [
        { id: sale.id, version: versions.get(sale.id) },
        { id: purchase.id, version: 99 },
        { id: missing, version: 1 },
      ],
    }
    const key = crypto.randomUUID()
    const answer = await owner.post('/api/conveyances/assignments', asked, { key })
    expect(answer.body.data).toEqual({
      done: [sale.id],
      refused: [
        {
          id: purchase.id,
          name: purchase.ref,
          why: 'This was changed while you were working on it.',
        },
        { id: missing, name: '', why: 'Not found' },
      ],
    })
    const again = await owner.post('/api/conveyances/assignments', asked, { key })
    expect(again.body).toEqual(answer.body)
    const rows = (await owner.get('/api/conveyances')).body.data.rows
    const named = Object.fromEntries(
      rows.map((it: { id: string; fee_earner: { name: string } }) => [it.id, it.fee_earner.name]),
    )
    expect([named[sale.id], named[purchase.id]]).toEqual(['Tom Bright', 'Conveyancer Person'])
  })

  test('go to nobody who does not work here', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { status, body } = await owner.post('/api/conveyances/assignments', {
      fee_earner: { id: 'nobody', name: 'x' },
      cases: [{ id: 'x', version: 1 }],
    })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['fee_earner']])
  })

  test('may go to those who take cases', async () => {
    const firm = await aFirm()
    const claimant = await firm.as('Conveyancer')
    await firm.user({ role: 'Cashier' })
    const { body } = await claimant.get('/api/conveyances/fee-earners')
    expect(body.data).toEqual([{ id: claimant.user.id, name: 'Conveyancer Person' }])
  })
})
