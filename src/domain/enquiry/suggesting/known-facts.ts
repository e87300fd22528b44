import type { CaseOrder } from '#domain/conveyance/order/order'
import type { CaseTitle } from '#domain/conveyance/title/title'
import type { CaseFindings } from '#domain/enquiry/finding/findings'
import {
  type Finding,
  findingKeys,
  findingNames,
  paperNames,
  paperOf,
} from '#domain/enquiry/finding/names'
import { type CaseSays, caseFacts } from './case-facts.ts'
import type { Known, KnownFacts } from './evaluating.ts'
import { searchFacts } from './search-facts.ts'
import { titleFacts } from './title-facts.ts'

export type CasePapers = {
  readonly conveyance: CaseSays
  readonly title: CaseTitle
  readonly orders: readonly CaseOrder[]
  readonly findings: CaseFindings
}

/** 'Seller’s forms: a septic tank or treatment plant (shared)' */
const sentenceOf = ({ finding, note, year }: CaseFindings['shown'][number]) => {
  const name = findingNames[finding]
  const details = [note, year === null ? null : `${year}`].filter(Boolean).join(', ')
  return `${paperNames[paperOf(finding)]}: ${name.charAt(0).toLowerCase()}${name.slice(1)}${details && ` (${details})`}`
}

/** What somebody recorded of the papers; nothing of what is in papers that nobody has read whole. */
const recordedFacts = ({ shown, read }: CaseFindings): ReadonlyMap<Finding, Known> =>
  new Map<Finding, Known>([
    ...findingKeys
      .filter((it) => read.includes(paperOf(it)))
      .map((it) => [it, { holds: false, because: '' }] as const),
    ...shown.map(
      (it) => [it.finding, { holds: true, because: sentenceOf(it), year: it.year }] as const,
    ),
  ])

const aboutPapers = ['works.no_permission', 'works.conditions', 'works.tie', 'works.listed']
const notWorks = new Set([...aboutPapers, 'works.built_recently', 'works.no_warranty'])
const worksFindings = findingKeys.filter((it) => it.startsWith('works.') && !notWorks.has(it))

/** Any works, with the newest year; unknown while some kind is. */
const anyWorks = (of: (finding: Finding) => Known | undefined): Known | undefined => {
  const kinds = worksFindings.map(of)
  const done = kinds.filter((it) => it?.holds)
  if (done.length === 0)
    return kinds.includes(undefined) ? undefined : { holds: false, because: '' }
  const years = done.flatMap((it) => it?.year ?? [])
  return {
    holds: true,
    because: done.map((it) => it?.because).join('; '),
    year: years.length === 0 ? null : Math.max(...years),
  }
}

/** What is known of a case by its own record, its title, its searches, and what somebody found in the papers. */
export const knownFacts = ({ conveyance, title, orders, findings }: CasePapers): KnownFacts => {
  const sources = [
    recordedFacts(findings),
    caseFacts(conveyance),
    titleFacts(title),
    searchFacts(orders),
  ]
  const of = (fact: Parameters<KnownFacts>[0]): Known | undefined => {
    const said = sources.flatMap((source: ReadonlyMap<string, Known>) => source.get(fact) ?? [])
    return said.find(({ holds }) => holds) ?? said[0]
  }
  return (fact) => {
    if (fact === 'works.any') return anyWorks(of)
    const isShared = fact === 'leasehold_like' && of('lease.share_of_freehold')?.holds
    return isShared ? of('lease.share_of_freehold') : of(fact)
  }
}
