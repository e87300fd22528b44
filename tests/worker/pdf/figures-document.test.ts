import { describe, expect, test } from 'vitest'
import type { FiguresDocument } from '#domain/document/figures-document'
import { creditText } from '#domain/quote/credit'
import { leagueFigures } from '#domain/quote/figures/choice'
import { renderPdf } from '#worker/edge/report-pdf'
import { lateModules } from '#worker/late-modules'
import * as figuresPdf from '#worker/pdf/figures'
import { figuresDocument } from '#worker/pdf/figures-document'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const aContext = async () => {
  const firm = await aFirm()
  lateModules.figuresPdf = async () => figuresPdf
  const ann = await firm.as('New-business adviser', { first_name: 'Ann', last_name: 'Reid' })
  const bob = await firm.as('New-business manager', { first_name: 'Bob', last_name: 'Pell' })
  const dead = await aSentQuote(ann)
  await ann.post(`/api/quote-cases/${dead.id}/death`, { version: dead.version, reason: 'price' })
  await aSentQuote(ann, facts('sale', { sale_stage: 'presold' }))
  await aSentQuote(bob)
  await firm.inside(({ users, store }) => {
    // One team, so that an adviser's league has a colleague in it.
    for (const { id } of [ann.user, bob.user]) {
      const user = users.get(id)
      users.replace({ ...user, team: 'Desk', version: user.version + 1 }, user.version)
    }
    return store.rows('SELECT id FROM users').length
  })
  return { firm, ann, bob }
}

const textOf = (it: unknown): string[] => {
  if (typeof it === 'string') return [it]
  if (Array.isArray(it)) return it.flatMap(textOf)
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(textOf) : []
}

const generatedFileOf = async (by: Caller, path: string) => {
  const { status, body, text, headers } = await by.get(path)
  if (status !== 200) throw new Error(text)
  return { paper: body as FiguresDocument, headers, text }
}

/** The words of the paper that somebody gets, in order. */
const wordsOf = async (by: Caller, path: string) =>
  textOf(figuresDocument((await generatedFileOf(by, path)).paper).content)

const league = '/api/quote-cases/statistics/league'

describe('the league on paper', () => {
  test('says what the page says: every giver and figure, all together, and why quotes died', async () => {
    const { bob } = await aContext()
    const { paper } = await generatedFileOf(bob, `${league}?months=1`)
    const [givers, deaths] = paper.tables
    expect(givers?.heads).toHaveLength(leagueFigures.length + 1)
    const cell = (row: number, head: string) =>
      givers?.rows[row]?.[givers.heads.indexOf(head)] ?? null
    expect(givers?.rows.map(([name]) => name)).toEqual(['Ann Reid', 'Bob Pell'])
    expect([cell(0, 'Quotes'), cell(0, 'Presold'), cell(0, 'Lost'), cell(0, 'Conversion')]).toEqual(
      ['2', '1', '1', '0.0%'],
    )
    expect(cell(0, 'Average fee')).toMatch(/^£[\d,]+\.\d\d$/)
    expect(givers?.total?.slice(0, 2)).toEqual(['All shown', '3'])
    expect(deaths).toMatchObject({ title: 'Lost by reason', rows: [['Ann Reid', '1']] })
    const words = await wordsOf(bob, `${league}?months=1`)
    for (const text of ['Quote givers', 'Ann Reid', 'Bob Pell', 'Price', creditText])
      expect(words).toContain(text)
  })

  test('says whose period and filters it covers, with the same filters as the page', async () => {
    const { bob } = await aContext()
    const { paper } = await generatedFileOf(
      bob,
      `${league}?months=1&stage=presold&agency=none&whose=team`,
    )
    expect(paper.covers).toMatch(
      /^First priced 1 \w+ \d{4} to \d+ \w+ \d{4} · Own contacts · presold · my team’s$/,
    )
    expect(paper.as_of).toMatch(/^As of \w+day \d+ \w+ \d{4}, \d\d:\d\d$/)
    expect(paper.tables[0]?.rows.map(([name, quotes]) => [name, quotes])).toEqual([
      ['Ann Reid', '1'],
    ])
  })

  test('keeps the names of others from whoever may not see reports', async () => {
    const { ann } = await aContext()
    const words = await wordsOf(ann, `${league}?months=1`)
    expect(words).toContain('Ann Reid')
    expect(words).toContain('A colleague')
    expect(words.join(' ')).not.toContain('Bob Pell')
  })

  test('leaves the edge as a PDF, and the record says who took it', async () => {
    const { firm, ann } = await aContext()
    const { headers, text } = await generatedFileOf(ann, `${league}?months=1`)
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="quote-givers \d{4}-\d\d-\d\d\.pdf"$/,
    )
    const answer = await renderPdf(new Response(text, { headers }))
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.has('X-Paper')).toBe(false)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(bytes.byteLength).toBeGreaterThan(8_000)
    const told = await firm.inside(({ store }) =>
      store.row<{ actor_name: string; detail: string }>(
        `SELECT actor_name, detail FROM audit WHERE name = 'list.exported' ORDER BY seq DESC LIMIT 1`,
      ),
    )
    expect(told?.actor_name).toBe('Ann Reid')
    expect(JSON.parse(told?.detail ?? '{}')).toMatchObject({ as: 'pdf', count: 2 })
  })
})

describe('the grid on paper', () => {
  test('says the rows of its person, and a giver’s effort beside the team’s', async () => {
    const { ann, bob } = await aContext()
    const words = await wordsOf(bob, '/api/quote-cases/breakdown/ann-reid/paper?by=giver&months=1')
    for (const text of ['Ann Reid, by introducer', 'Own contacts', 'Effort', 'Talk time'])
      expect(words).toContain(text)
    expect(words).toContain('Team median')
    const own = await wordsOf(ann, '/api/quote-cases/breakdown/ann-reid/paper?by=giver&months=1')
    expect(own).not.toContain('Team median')
    expect((await ann.get('/api/quote-cases/breakdown/bob-pell/paper?by=giver')).status).toBe(404)
  })

  test('passes any other answer of the Tenant on as it is', async () => {
    const answer = new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    expect(await renderPdf(answer)).toBe(answer)
  })
})
