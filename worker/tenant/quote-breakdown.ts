import { hasPermission } from '#domain/permissions'
import { pricedWithin, type QuoteResult, resultsOf, slugOf } from '#domain/quote-case-statistics'
import type { QuoteBreakdown } from '#domain/quote-case-statistics-api'
import { notFound } from '#domain/refusal'
import type { Desk } from './desk.ts'
import { periodOf, pricedSince } from './quote-statistics.ts'

type Credit = 'bdm' | 'giver'
type Asked = { readonly slug: string; readonly by: Credit; readonly months: number | undefined }
type Named = { readonly id: string; readonly name: string }

/**
 * A person's cases by introducer, or an introducer's by person. A name of nobody is not found, and so is
 * somebody else's for those who may not see reports.
 */
export const quoteBreakdown = (desk: Desk, { slug, by, months }: Asked): QuoteBreakdown => {
  const { from, before } = periodOf(desk, months)
  const cases = () => pricedWithin(pricedSince(desk, from), from, before)
  const period = { as_of: desk.now, from, until: desk.today }
  const seesAll = hasPermission(desk.person, 'reports.view-any')

  const people = staffCalled(desk, slug).filter(({ id }) => seesAll || id === desk.person.id)
  if (people[0]) {
    const ids = people.map((it) => it.id)
    const theirs = cases().filter((it) => ids.includes(it[by]?.id ?? ''))
    return { ...period, of: 'person', name: people[0].name, ...grid(theirs, introducerOf) }
  }
  const agency = seesAll ? agencyCalled(desk, slug) : null
  if (agency === null) throw notFound()
  const theirs = cases().filter((it) => it.agency === agency)
  return { ...period, of: 'agency', name: agency, ...grid(theirs, (it) => creditOf(it, by)) }
}

const staffCalled = ({ store }: Desk, slug: string): Named[] =>
  store
    .rows<Named>(
      `SELECT id, trim(json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name')) AS name
       FROM users WHERE type = 'staff' ORDER BY id`,
    )
    .filter(({ name }) => slugOf(name) === slug)

const agencyCalled = ({ store }: Desk, slug: string) =>
  store
    .rows<{ name: string }>('SELECT name FROM agencies ORDER BY id')
    .map(({ name }) => name)
    .find((name) => slugOf(name) === slug) ?? null

type Place = { readonly name: string; readonly branch: string; readonly negotiator: string }

const introducerOf = (it: QuoteResult): Place => ({
  name: it.agency ?? 'Own contacts',
  branch: it.branch ?? '',
  negotiator: it.negotiator ?? '',
})

const creditOf = (it: QuoteResult, by: Credit): Place => ({
  name: it[by]?.name ?? 'Nobody',
  branch: it.branch ?? '',
  negotiator: '',
})

const grid = (cases: readonly QuoteResult[], placeOf: (it: QuoteResult) => Place) => {
  const key = (it: QuoteResult) => Object.values(placeOf(it)).join('\n')
  const rows = [...Map.groupBy(cases, key).values()].flatMap((ones) =>
    ones[0] ? [{ ...placeOf(ones[0]), ...resultsOf(ones) }] : [],
  )
  const byPlace = (a: Place, b: Place) =>
    a.name.localeCompare(b.name) ||
    a.branch.localeCompare(b.branch) ||
    a.negotiator.localeCompare(b.negotiator)
  return { total: resultsOf(cases), rows: rows.toSorted(byPlace) }
}
