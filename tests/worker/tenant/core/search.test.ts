import { describe, expect, test } from 'vitest'
import { partsQuery, termsQuery } from '#tenant/core/search-matching'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aContact } from '../../support/contacts.ts'
import { aFirm } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const hits = async (
  by: { get: (path: string) => Promise<{ body: { data: unknown } }> },
  q: string,
) => {
  const { body } = await by.get(`/api/search?q=${encodeURIComponent(q)}`)
  return body.data as { kind: string; id: string; title: string; href: string }[]
}

const aFirmWithCases = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer', team: 'east' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  return { firm, owner, conveyance }
}

describe('search', () => {
  test('finds a case by any part of a name, address, postcode, reference or number', async () => {
    const { owner, conveyance } = await aFirmWithCases()
    const asked = [
      'Larkf',
      '14 lark',
      'tarrant',
      'arran',
      'BS1 4AA',
      'bs14aa',
      '4AA',
      conveyance.ref,
      conveyance.ref.slice(-5),
    ]
    for (const q of asked)
      expect(
        (await hits(owner, q)).map((it) => it.id),
        q,
      ).toContain(conveyance.id)
    expect((await hits(owner, 'Q-00001')).map((it) => it.kind)).toEqual(['quote-case'])
    expect((await hits(owner, 'Owen')).map((it) => it.kind)).toEqual([
      'conveyance',
      'quote-case',
      'person',
    ])
    expect(await hits(owner, 'nobody of this name')).toEqual([])
  })

  test('finds a telephone number in every notation, in the palette and in a list', async () => {
    const { owner, conveyance } = await aFirmWithCases()
    for (const q of ['+447700900482', '07700900482', '07700 900482', '07700 900']) {
      const kinds = new Set((await hits(owner, q)).map((it) => it.kind))
      expect([...kinds], q).toEqual(['conveyance', 'quote-case', 'person'])
      const list = await owner.get(`/api/conveyances?q=${encodeURIComponent(q)}`)
      expect(
        list.body.data.rows.map((it: { id: string }) => it.id),
        q,
      ).toEqual([conveyance.id])
    }
  })

  test('takes whatever is typed as words, never as a query', async () => {
    const { owner } = await aFirmWithCases()
    const asked = [
      '"',
      '""',
      "'; DROP TABLE users; --",
      'a OR b',
      'NEAR(a b)',
      'words:owen',
      '*',
      '^owen',
      '()',
      '-',
      'owen*"',
      'a AND',
      '{x}',
      '\\',
      '%_',
      '😀😀',
      'é'.repeat(40),
    ]
    for (const q of asked.map((it) => it.padEnd(2))) {
      const { status } = await owner.get(`/api/search?q=${encodeURIComponent(q)}`)
      expect(status, q).toBe(200)
    }
    expect(termsQuery('a "b" OR')).toBe('"a"* """b"""* "OR"*')
    expect(partsQuery('ab c')).toBeNull()
    expect(await hits(owner, '""')).toEqual([])
  })

  test('shows nobody what is out of their reach', async () => {
    const { firm, owner, conveyance } = await aFirmWithCases()
    const west = await firm.as('Conveyancer', { team: 'west' })
    expect(await hits(west, conveyance.ref)).toEqual([])
    expect(await hits(west, 'tarrant')).toEqual([])
    const east = await firm.as('Conveyancer', { team: 'east' })
    expect((await hits(east, 'tarrant')).map((it) => it.kind)).toEqual(['conveyance', 'person'])
    const editor = await firm.as('Template editor')
    expect(await hits(editor, 'tarrant')).toEqual([])
    expect((await hits(owner, 'tarrant')).length).toBe(3)
  })

  test('finds a contact without a case as the list of contacts does, in scope alone', async () => {
    const firm = await aFirm()
    const colleague = await firm.as('New-business adviser', { team: 'east' })
    const stranger = await firm.as('New-business adviser', { team: 'west' })
    const { id } = await aContact(colleague, {
      first_name: 'Ottoline',
      last_name: 'Quist',
      emails: [{ kind: 'personal', address: 'otto@quist.test', is_main: true }],
      phones: [{ kind: 'mobile', number: '+447700900731', is_main: true }],
    })
    for (const q of ['ottol', 'quist', 'otto@quist.test', '07700 900731', '900731']) {
      const found = await hits(colleague, q)
      expect(found, q).toMatchObject([{ kind: 'person', href: `/conveyances/contacts/${id}` }])
      const listed = await colleague.get(`/api/contacts?q=${encodeURIComponent(q)}`)
      expect(
        listed.body.data.rows.map((it: { id: string }) => it.id),
        q,
      ).toEqual([id])
      expect(await hits(stranger, q), q).toEqual([])
    }
  })

  test('follows what a record becomes, and the list searches alike', async () => {
    const { owner, conveyance } = await aFirmWithCases()
    const file = (await owner.get(`/api/conveyances/${conveyance.id}`)).body.data
    const moved = await owner.send('PATCH', `/api/conveyances/${conveyance.id}`, {
      version: file.conveyance.version,
      address: { line: '9 Swan Lane', town: 'Bath', postcode: 'BA1 1AA' },
    })
    expect(moved.status, moved.text).toBe(200)
    expect(await hits(owner, 'Larkfield')).toMatchObject([{ kind: 'quote-case' }])
    expect(await hits(owner, 'Swan Lane')).toMatchObject([{ kind: 'conveyance' }])
    const listed = async (q: string) =>
      (await owner.get(`/api/conveyances?q=${encodeURIComponent(q)}`)).body.data.rows.length
    expect([await listed('swan'), await listed('larkfield'), await listed('"')]).toEqual([1, 0, 0])
  })

  test('a draft that was discarded is found no more', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    await aSentQuote(adviser)
    const draft = await adviser.post('/api/quote-cases', { facts: facts('purchase') })
    expect(await hits(adviser, 'Mill Bank')).toHaveLength(1)
    const gone = await adviser.send('DELETE', `/api/quote-cases/${draft.body.data.id}/draft`)
    expect(gone.body.data).toEqual({ discarded: true })
    expect(await hits(adviser, 'Mill Bank')).toEqual([])
  })
})
