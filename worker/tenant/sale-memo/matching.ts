import { hasPermission } from '#domain/permissions'
import { parsePostcode } from '#domain/postcode'
import type { MemoFacts } from '#domain/sale-memo/facts'
import { type MemoCandidate, ranked, type UnscoredCandidate } from '#domain/sale-memo/matching'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_EACH = 8

type Found = (q: string) => readonly UnscoredCandidate[]

const inQuotes =
  ({ quoteCaseList }: RequestContext): Found =>
  (q) =>
    quoteCaseList
      .page({ view: 'all', q, limit: MOST_EACH })
      .rows.filter(({ status }) => status !== 'dead' && status !== 'instructed')
      .map((row) => ({
        ...row,
        kind: 'quote-case' as const,
        label: `${row.number}, ${row.people}`,
        stage: row.sale_stage,
      }))
      .map(candidateOf)

const inLeads =
  ({ leadList }: RequestContext): Found =>
  (q) =>
    leadList
      .page({ view: 'open', q, limit: MOST_EACH })
      .rows.map((row) => ({
        ...row,
        kind: 'lead' as const,
        label: `${row.number}, ${row.person}`,
        people: row.person,
        stage: row.sale_stage,
      }))
      .map(candidateOf)

const inCases =
  ({ conveyanceList, person }: RequestContext): Found =>
  (q) => {
    if (person.id !== 'system' && !hasPermission(person, 'conveyance.view')) return []
    return conveyanceList
      .page({ view: 'all', q, limit: MOST_EACH })
      .rows.map((row) => ({
        ...row,
        kind: 'conveyance' as const,
        label: `${row.ref}, ${row.client}`,
        people: row.client,
        address: `${row.address.line}, ${row.address.town}`,
        postcode: row.address.postcode,
        stage: row.status,
      }))
      .map(candidateOf)
  }

// The rows of lists have more fields.
const candidateOf = ({
  kind,
  id,
  label,
  people,
  address,
  postcode,
  price,
  agency,
  stage,
}: UnscoredCandidate): UnscoredCandidate => ({
  kind,
  id,
  label,
  people,
  address,
  postcode,
  price,
  agency,
  stage,
})

/** What to search the lists for: the postcode, the first line of the address, and each side's first surname. */
const searchesOf = (facts: MemoFacts) => {
  const line = facts.address.split(',')[0]?.trim() ?? ''
  const surnames = [facts.sellers[0], facts.buyers[0]].map(
    (it) => it?.name.trim().split(/\s+/).at(-1) ?? '',
  )
  const postcode = parsePostcode(facts.postcode) ?? ''
  return [...new Set([postcode, line, ...surnames])].filter((q) => q.length > 2)
}

/** The quotes, leads and cases in the person's scope that a memo may be about, the likeliest first. */
export const candidatesFor = (context: RequestContext, facts: MemoFacts): MemoCandidate[] => {
  const places = [inQuotes(context), inLeads(context), inCases(context)]
  const found = searchesOf(facts).flatMap((q) => places.flatMap((within) => within(q)))
  return ranked(facts, [...new Map(found.map((it) => [it.id, it])).values()])
}

/** Per cent from which a match is proposed, where no other comes near. */
const SURE_MATCH = 80
const LEAD = 10

/** The one candidate that leaves little doubt; null otherwise. */
export const clearMatch = ([first, second]: readonly MemoCandidate[]): MemoCandidate | null =>
  first !== undefined && first.score >= SURE_MATCH && first.score - (second?.score ?? 0) >= LEAD
    ? first
    : null
