import type { CaseTitle } from '#domain/conveyance/title/title'
import type { Finding } from '#domain/enquiry/finding/names'
import { entriesOf } from '#domain/entries'
import type { Known } from './evaluating.ts'

/** The words of a register that speak for a finding; their absence says nothing, as entries are often abridged. */
const words: Readonly<Partial<Record<Finding, RegExp>>> = {
  'title.restriction_certificate':
    /(?:no disposition[^.]*\b(?:without|certificate|consent)\b|restriction[^.]*\b(?:certificate|consent)\b)/i,
  'title.restriction_joint': /sole proprietor|capital money|form a\b/i,
  'title.pending': /caution|pending application|unilateral notice|agreed notice/i,
  'title.flying_freehold': /flying freehold/i,
  'title.covenants': /covenant/i,
  'title.positive_covenants':
    /positive covenant|deed of covenant|covenant[^.]*\b(?:maintain|contribute|repair)\b/i,
  'title.rentcharge': /rent ?charge/i,
  'title.overage': /overage|claw ?back|uplift/i,
  'title.preemption': /pre-?emption|\boption\b/i,
  'title.easements_burden': /subject to[^.]*\brights?\b|right of way/i,
  'title.charges': /\bcharge (?:dated|to|in favour)|registered charge|legal charge|mortgage/i,
  'title.charge_equity': /help.to.buy|equity (?:loan|lender)|homes england/i,
  'title.charging_order': /charging order/i,
  'title.home_rights': /home rights|family law act/i,
  'title.wayleave': /wayleave|\bmast\b/i,
  'title.restriction': /restriction|no disposition/i,
}

const MOST_QUOTED = 160

const quoted = (entries: string) =>
  entries.length > MOST_QUOTED ? `${entries.slice(0, MOST_QUOTED - 1).trimEnd()}…` : entries

/** The sentence of a register that speaks for a finding. */
const sentenceFor = (entries: string, pattern: RegExp) =>
  entries.split(/(?<=[.;])\s+|\n+/).find((it) => pattern.test(it))

const entryFacts = (number: string, entries: string) =>
  entriesOf(words).flatMap(([finding, pattern]): [Finding, Known][] => {
    const found = sentenceFor(entries, pattern)
    const because = `Title ${number}: ${quoted(found ?? '')}`
    return found === undefined ? [] : [[finding, { holds: true, because }]]
  })

/** Whether a title is weak, or the land is not registered; nothing where no title is recorded. */
const classFacts = (titles: CaseTitle['titles']): [Finding, Known][] => {
  if (titles.length === 0) return []
  const weak = titles.find((it) => it.class === 'possessory' || it.class === 'qualified')
  const isUnregistered = titles.some((it) => it.class === 'unregistered')
  const because = `Title ${weak?.number ?? ''} is ${weak?.class ?? 'absolute'}`
  return [
    ['title.weak_class', { holds: weak !== undefined, because }],
    ['title.unregistered', { holds: isUnregistered, because: 'The land is not registered' }],
  ]
}

const offerFacts = (conditions: string | null): [Finding, Known][] => {
  const condition = conditions?.trim()
  const because = `The mortgage offer: ${quoted(condition ?? '')}`
  return condition ? [['contract.lender_condition', { holds: true, because }]] : []
}

/** What the registers and the mortgage offer of a case say; nothing where none is recorded. */
export const titleFacts = ({ titles, mortgage }: CaseTitle): ReadonlyMap<Finding, Known> =>
  new Map([
    ...classFacts(titles),
    ...titles.flatMap(({ number, entries }) => entryFacts(number ?? '', entries ?? '')),
    ...offerFacts(mortgage.conditions),
  ])
