import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { agencyRowsIn } from '#domain/agent/agency-rows'
import { anAgency, branchOf, details, negotiatorOf, viewOf } from '../../support/agencies.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const context = { bdms: [], today: '2026-11-23' }

const row = (given: object = {}) => ({
  agency: details(),
  branch: { name: 'Clifton', postcode: 'BS8 4AA' },
  negotiator: { name: 'Ann Reid', email: 'ann@cooper.test' },
  fee_scale: null,
  ...given,
})

const put = async (by: Caller, body: object) => {
  const { status, body: answer } = await by.post('/api/agency-imports', body)
  return [status, answer.data?.added ?? answer.error?.fields ?? answer.error?.message]
}

const records = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    ['agencies', 'branches', 'negotiators'].map((table) =>
      store.rows<{ doc: string }>(`SELECT doc FROM ${table} ORDER BY id`),
    ),
  )

const linesOf = (csv: string) => {
  const [columns = [], ...rows] = Papa.parse<string[]>(csv.replace(/^\uFEFF/, '').trim()).data
  return { columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) }
}

describe('a file of agencies', () => {
  test('adds what is not there, once, and leaves what is', async () => {
    const firm = await aFirm()
    const by = await firm.as('Business development manager')
    expect(await put(by, row())).toEqual([200, ['agency', 'branch', 'negotiator']])
    const before = await records(firm)
    expect(await put(by, row())).toEqual([200, []])
    const other = row({ agency: details({ name: 'COOPER  lyle', type: 'broker' }) })
    expect(await put(by, other)).toEqual([200, []])
    expect(await records(firm)).toEqual(before)
    expect(await put(by, row({ negotiator: { name: 'Joe Hill' } }))).toEqual([200, ['negotiator']])
    expect(await put(by, row({ branch: { name: 'Bath' }, negotiator: null }))).toEqual([
      200,
      ['branch'],
    ])
  })

  test('finds a record by the name that it had before a merge, and refuses an archived one', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const target = await anAgency(by, 'Cooper Lyle', { Clifton: [] })
    const gone = await anAgency(by, 'Lyle and Cooper')
    const merging = { version: 2, other_id: gone.agency.id, other_version: 1 }
    const path = `/api/agencies/${target.agency.id}`
    const { version } = viewOf(await by.get(path)).agency
    viewOf(await by.post(`${path}/merges`, { ...merging, version }))
    const renamed = row({ agency: details({ name: 'Lyle and Cooper' }), negotiator: null })
    expect(await put(by, renamed)).toEqual([200, []])
    const branch = branchOf(viewOf(await by.get(path)), 'Clifton')
    viewOf(await by.post(`/api/branches/${branch.id}/archive`, { version: branch.version }))
    expect(await put(by, row())).toEqual([409, 'Clifton is archived. Restore it first.'])
  })

  test('says which prices an agency has, and adds nothing that expects others', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const before = await records(firm)
    const [status, faults] = await put(by, row({ fee_scale: 'Special' }))
    expect([status, faults.fee_scale[0]]).toEqual([422, expect.stringContaining('“Special”')])
    expect(await records(firm)).toEqual(before)
    const name = /prices “(.+?)” today/.exec(faults.fee_scale[0])?.[1]
    expect(await put(by, row({ fee_scale: name }))).toMatchObject([200, { length: 3 }])
  })

  test('is refused to somebody who may add no agencies', async () => {
    const firm = await aFirm()
    expect((await put(await firm.as('Conveyancer'), row()))[0]).toBe(403)
    expect((await put(await firm.as('New-business adviser'), row()))[0]).toBe(403)
  })

  test('is exported in the columns of an import: into another firm it makes the same records', async () => {
    const [here, there] = [await aFirm(), await aFirm()]
    const by = await here.as('Owner')
    await put(by, row())
    await put(by, row({ agency: details({ name: '=Bad & Co' }), branch: null, negotiator: null }))
    const archived = negotiatorOf(
      await anAgency(by, 'Third', { Bath: ['Ann', 'Joe'], York: [] }),
      'Joe',
    )
    await by.post(`/api/negotiators/${archived.id}/archive`, { version: 1 })
    const { text } = await by.get('/api/agency-records/export')
    const rows = agencyRowsIn(linesOf(text), context)
    expect(rows.map((it) => [it.agency, it.branch, it.negotiator, it.faults])).toEqual([
      ['=Bad & Co', '', '', []],
      ['Cooper Lyle', 'Clifton', 'Ann Reid', []],
      ['Third', 'Bath', 'Ann', []],
      ['Third', 'York', '', []],
    ])
    const { agency, branch, negotiator } = row()
    expect(rows[1]?.imported).toMatchObject({ agency, branch, negotiator })
    const other = await there.as('Owner')
    for (const { imported } of rows) expect((await put(other, imported ?? {}))[0]).toBe(200)
    const copied = await other.get('/api/agency-records/export')
    expect(copied.text).toBe(text)
    const again = await Promise.all(rows.map(({ imported }) => put(other, imported ?? {})))
    expect(again).toEqual(rows.map(() => [200, []]))
  })
})
