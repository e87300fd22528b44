import type { CaseOrder } from '#domain/conveyance/order/order'
import { orderName } from '#domain/conveyance/order/order'
import type { Product } from '#domain/conveyance/order/product'
import { longDate } from '#domain/dates'
import type { Finding } from '#domain/enquiry/finding/names'
import { entriesOf } from '#domain/entries'
import type { Known } from './evaluating.ts'

/** The words of a result that speak for a finding. */
const words: Readonly<Partial<Record<Finding, RegExp>>> = {
  'search.road_private': /\b(?:un|not )adopted|\bprivate road|not maintained at public/i,
  'search.private_drainage':
    /private (?:drain|sewer)|septic|treatment plant|cess|not (?:connected|drain)/i,
  'search.sewer_within': /sewer[^.]{0,40}\b(?:within|crosses|crossing|under|beneath)\b/i,
  'search.tpo': /tree preservation|\btpo\b/i,
  'search.article4': /article 4|conservation area/i,
  'search.enforcement': /enforcement|breach of condition|stop notice/i,
  'search.s106': /section 106|\bs\.?106\b|infrastructure levy|\bcil\b/i,
  'search.nearby': /(?:nearby|adjoining|neighbouring)[^.]{0,40}(?:application|permission)/i,
  'search.bankruptcy': /bankrupt/i,
  'search.cpo': /compulsory purchase|\bcpo\b|road scheme|new road/i,
  'search.rail': /railway|\bhs2\b|crossrail/i,
  'search.acv': /community value/i,
  'search.flood': /flood|surface water/i,
  'search.contamination': /contaminat|landfill/i,
  'search.mining': /\bmin(?:e|es|ing|eral)\b|mine ?shaft|coal|brine|subsidence/i,
  'search.radon': /radon/i,
  'search.coastal': /coast/i,
  'search.chancel': /chancel/i,
  'search.water_none': /no mains water|not (?:connected|metered)|no (?:water )?meter/i,
  'search.order': /smoke control|noise|abatement/i,
}

/** What a clear result rules out. */
const ruledOut: Readonly<Partial<Record<Product, readonly Finding[]>>> = {
  local: [
    ...(['search.road_private', 'search.tpo', 'search.article4', 'search.enforcement'] as const),
    ...(['search.s106', 'search.cpo', 'search.acv', 'search.order'] as const),
  ],
  drainage: ['search.private_drainage', 'search.sewer_within', 'search.water_none'],
  environmental: ['search.contamination', 'search.flood', 'search.radon', 'search.coastal'],
  flood: ['search.flood'],
  mining: ['search.mining'],
  planning: ['search.nearby'],
  chancel: ['search.chancel'],
  hs2: ['search.rail'],
  bankruptcy: ['search.bankruptcy'],
}

/** What a text says outright that there is not: 'no flood risk'. */
const isDenied = (note: string, pattern: RegExp) =>
  new RegExp(
    String.raw`\b(?:no|not in an?|outside an?|without) (?:[\w-]+ ){0,3}(?:${pattern.source})`,
    'i',
  ).test(note)

const knownFrom = (order: CaseOrder): readonly (readonly [Finding, Known])[] => {
  if (order.result === null || order.cancelled !== null) return []
  const { outcome, note, delivered_on } = order.result
  const source = `${orderName(order)}, ${longDate(delivered_on)}`
  if (outcome === 'clear')
    return (ruledOut[order.product] ?? []).map((finding) => [
      finding,
      { holds: false, because: `${source}: clear` },
    ])
  return entriesOf(words)
    .filter(([, pattern]) => pattern.test(note ?? '') && !isDenied(note ?? '', pattern))
    .map(([finding]) => [finding, { holds: true, because: `${source}: ${note}` }])
}

/** What the results of searches say; what one found outweighs what another did not. */
export const searchFacts = (orders: readonly CaseOrder[]): ReadonlyMap<Finding, Known> =>
  new Map(orders.flatMap(knownFrom).toSorted(([, a], [, b]) => Number(a.holds) - Number(b.holds)))
