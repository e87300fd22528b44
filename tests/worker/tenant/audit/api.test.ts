import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '#domain/audit/api'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const rowsOf = async (by: Caller, query = ''): Promise<AuditEntry[]> =>
  (await by.get(`/api/audit${query}`)).body.data.rows

const namesOf = async (by: Caller, query: string) =>
  new Set((await rowsOf(by, query)).map(({ name }) => name))

const aPast = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  return { firm, owner, conveyance }
}

describe('the audit log', () => {
  test('is read by those who hold the permission, newest first and page by page', async () => {
    const { firm, owner } = await aPast()
    const auditor = await firm.as('Auditor')
    const all = await rowsOf(auditor, '?limit=200')
    const seqs = all.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a))
    const paged: number[] = []
    for (let after = `${(seqs[0] ?? 0) + 1}`; after; ) {
      const { rows, next } = (await owner.get(`/api/audit?limit=3&after=${after}`)).body.data
      paged.push(...rows.map(({ seq }: AuditEntry) => seq))
      after = next ?? ''
    }
    expect(paged).toEqual(seqs)
    for (const role of ['Conveyancer', 'New-business manager', 'Template editor'])
      expect((await (await firm.as(role)).get('/api/audit')).status).toBe(403)
  })

  test('is searched by record, by who did it, by event, view and day', async () => {
    const { firm, owner, conveyance } = await aPast()
    const adviser = await firm.as('New-business adviser')
    await aSentQuote(adviser)
    const ofCase = await rowsOf(owner, `?q=${conveyance.ref}`)
    expect(ofCase.length).toBeGreaterThan(0)
    expect(ofCase.every(({ record }) => record?.id === conveyance.id)).toBe(true)
    expect(ofCase[0]?.record).toMatchObject({
      kind: 'Case',
      href: `/conveyances/${conveyance.id}`,
    })
    const { id } = adviser.user
    const byAdviser = await rowsOf(owner, `?person=${id}`)
    expect(byAdviser.every(({ who }) => who?.id === id)).toBe(true)
    expect(await namesOf(owner, `?person=${id}&event=quote.sent`)).toEqual(new Set(['quote.sent']))
    expect(await namesOf(owner, '?q=New-business%20adviser')).toContain('quote.sent')
    expect(await namesOf(owner, '?view=sign-ins')).toEqual(new Set(['session.opened']))
    expect(await namesOf(owner, '?view=sign-ins&event=quote.sent')).toEqual(new Set())
    expect((await rowsOf(owner, '?dates=today')).length).toBe((await rowsOf(owner)).length)
    expect(await rowsOf(owner, '?dates=2020-01-01..2020-12-31')).toEqual([])
  })

  test('shows a refusal with what was refused, and where from without its last part', async () => {
    const { firm, owner } = await aPast()
    const editor = await firm.as('Template editor')
    await editor.get('/api/audit')
    const [refused] = await rowsOf(owner, '?view=refusals')
    expect(refused).toMatchObject({ text: 'Access refused', network: '127.0.0.x', record: null })
    const { body } = await owner.get(`/api/audit/${refused?.seq}`)
    expect(body.data.details).toContainEqual({ field: 'call', value: 'GET /api/audit' })
    expect((await owner.get('/api/audit/999999')).status).toBe(404)
  })

  test('shows where somebody signed in from', async () => {
    const { owner } = await aPast()
    const [opened] = await rowsOf(owner, '?event=session.opened')
    expect(opened?.network).toBe('127.0.0.x')
  })

  test('shows every field that changed, from what to what', async () => {
    const { owner, conveyance } = await aPast()
    const { id } = conveyance
    const before = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
    const change = { version: before.version, price: before.price + 500_000 }
    await owner.send('PATCH', `/api/conveyances/${id}`, change)
    const [row] = await rowsOf(owner, `?record=conveyance:${id}&event=conveyance.updated`)
    const { changes, title } = (await owner.get(`/api/audit/${row?.seq}`)).body.data
    expect(title).toBe('Case details changed')
    expect(changes).toEqual([{ field: 'price', from: expect.any(String), to: expect.any(String) }])
  })

  test('shows no text of a message and no secret', async () => {
    const { owner, firm } = await aPast()
    const detail = {
      did: 'whatsapp',
      text: 'CANARY',
      password: 'CANARY',
      note: { token: 'CANARY' },
    }
    await firm.inside(({ audit }) =>
      audit.record(
        {
          name: 'quotecase.updated',
          subject: 'quote-case',
          id: 'q',
          version: 1,
          changed: [],
          detail: detail as object,
        },
        { at: new Date().toISOString(), actor: null, ip: null, trace: null },
      ),
    )
    const [row] = await rowsOf(owner, '?event=quotecase.updated')
    expect(row?.text).toBe('WhatsApp message: …')
    expect((await owner.get(`/api/audit/${row?.seq}`)).text).not.toContain('CANARY')
  })

  test('links only to records that its reader may open', async () => {
    const { firm, conveyance } = await aPast()
    await firm.inside(({ roles }) =>
      roles.insert({
        id: 'log-reader',
        version: 1,
        name: 'Log reader',
        description: '',
        permissions: ['audit.view-any'],
        scope: { conveyance: 'none', quotes: 'none' },
        system: false,
        read_only: true,
        money_only: false,
        second_factor: null,
        queue: null,
      }),
    )
    const reader = await firm.as('Log reader')
    const rows = await rowsOf(reader, `?record=conveyance:${conveyance.id}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ record }) => record?.href === null)).toBe(true)
    expect((await rowsOf(reader)).filter(({ record }) => record?.href)).toEqual([])
  })

  test('is the log of one firm', async () => {
    const { conveyance } = await aPast()
    const other = await aFirm('northgate')
    const owner = await other.as('Owner')
    expect(await rowsOf(owner, `?record=conveyance:${conveyance.id}`)).toEqual([])
    expect(await rowsOf(owner, `?q=${conveyance.ref}`)).toEqual([])
  })
})

describe('the audit log as a file', () => {
  test('holds what the list holds, cannot run as a formula, and is recorded', async () => {
    const { owner, conveyance } = await aPast()
    const query = `?record=conveyance:${conveyance.id}`
    const rows = await rowsOf(owner, query)
    const answer = await owner.get(`/api/audit/export${query}&columns=row,at,who,text,record`)
    const [head, ...lines] = Papa.parse<string[]>(answer.text.replace(/^\uFEFF/, ''), {
      skipEmptyLines: true,
    }).data
    expect(head).toEqual(['Row', 'When', 'Who', 'What', 'Record'])
    expect(lines.map(([row]) => Number(row))).toEqual(rows.map(({ seq }) => seq))
    expect(lines.map(([, , , text]) => text)).toEqual(rows.map(({ text }) => text))
    const [exported] = await rowsOf(owner, '?event=list.exported')
    expect(exported?.record).toMatchObject({ kind: 'List', name: 'audit' })
  })
})

describe('reading the audit log', () => {
  test('is itself a row, once for each person and hour', async () => {
    const { firm, owner } = await aPast()
    const auditor = await firm.as('Auditor')
    for (let times = 0; times < 3; times++) await rowsOf(auditor)
    const reads = await rowsOf(owner, `?view=reads&person=${auditor.user.id}`)
    expect(reads.map(({ text }) => text)).toEqual(['Audit log read'])
  })
})
