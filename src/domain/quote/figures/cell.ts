import type { Lead } from '#domain/lead/lead'
import { type QuoteSource, quoteSources, sourceOf } from '#domain/quote/case/source'
import type { SaleStage } from '#domain/quote/sale-stage'
import { measuresOf, type QuoteMeasures } from './measure.ts'
import { monthOf, type QuoteOutcome } from './outcome.ts'

/** The ways in which figures are told apart. */
export type QuoteCut =
  | 'total'
  | 'source'
  | 'agency'
  | 'stage'
  | 'band'
  | 'tenure'
  | 'fee'
  | 'against'
  | 'speed'
  | 'dead'
  | 'giver'
  | 'giver-dead'
  | 'bdm-places'
  | 'giver-places'
  | 'agency-bdms'
  | 'agency-givers'
  | 'standing'
  | 'pipeline'
  | 'cohort'
  | `lead-${'total' | 'source' | 'agency' | 'stage' | 'giver' | 'bdm-places' | 'giver-places' | 'agency-bdms' | 'agency-givers'}`

/** Where something is counted: one running total for each. */
export type QuoteCell = readonly [cut: QuoteCut, filters: string, month: string, key: string]
export type QuoteEntry = { readonly cells: readonly QuoteCell[]; readonly measures: QuoteMeasures }

/** What narrows figures; any of them may be left out. */
export type QuoteFilters = {
  readonly source?: string | undefined
  readonly agency?: string | undefined
  readonly stage?: SaleStage | undefined
}

type Filtered = {
  readonly source: QuoteSource
  readonly agency: string
  readonly stage: SaleStage
}

// Every total is kept four times over, each narrower than the one before, so that a filter reads few of them.
const narrowings = ({ source, agency, stage }: Filtered) => [
  '*',
  stage,
  `${source}/${stage}`,
  `${source}/${agency}/${stage}`,
]

const stages = ['presold', 'sold'] as const

/** The narrowings whose totals together are what the filters leave. */
export const narrowedTo = ({ source, agency, stage }: QuoteFilters): string[] => {
  const within = stage ? [stage] : stages
  if (agency !== undefined) {
    const sources = source ? [source] : quoteSources
    return sources.flatMap((from) => within.map((of) => `${from}/${agency}/${of}`))
  }
  if (source !== undefined) return within.map((of) => `${source}/${of}`)
  return stage ? [stage] : ['*']
}

const cellsOf = (
  of: Filtered,
  month: string,
  cuts: Partial<Record<QuoteCut, string>>,
): QuoteCell[] =>
  narrowings(of).flatMap((filters) =>
    Object.entries(cuts).map(([cut, key]) => [cut as QuoteCut, filters, month, key] as const),
  )

/** Several words as one key, of which the first can be looked up alone. */
export const keyOf = (...words: readonly string[]) => JSON.stringify(words)

type Places = {
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly giver_id: string | null
  readonly bdm_id: string | null
}

const placesOf = (it: Places) => {
  const { agency, branch, negotiator } = it
  const giver = it.giver_id ?? ''
  const bdm = it.bdm_id ?? ''
  return {
    'bdm-places': keyOf(bdm, agency, branch, negotiator),
    'giver-places': keyOf(giver, agency, branch, negotiator),
    'agency-bdms': keyOf(agency, branch, bdm),
    'agency-givers': keyOf(agency, branch, giver),
  }
}

/** Everywhere that a case is counted, and with what. */
export const entriesOf = (it: QuoteOutcome): QuoteEntry[] => [
  ...(it.month === '' ? [] : [{ cells: resultCells(it), measures: it.measures }]),
  {
    cells: cellsOf(it, '', { standing: keyOf(it.status, it.stage) }),
    measures: measuresOf({ quotes: 1, fee_quoted: it.standing_fee }),
  },
  ...(it.pipeline === ''
    ? []
    : [
        {
          cells: cellsOf(it, '', { pipeline: keyOf(it.pipeline, it.expected_month) }),
          measures: measuresOf({ quotes: 1, fee_quoted: it.standing_fee }),
        },
      ]),
  ...(it.cohort === ''
    ? []
    : [
        {
          cells: cellsOf(it, it.instructed_month, { cohort: it.cohort }),
          measures: measuresOf({ instructed: 1 }),
        },
      ]),
]

const resultCells = (it: QuoteOutcome) =>
  cellsOf(it, it.month, {
    total: '',
    source: it.source,
    agency: it.agency,
    stage: it.stage,
    band: it.band,
    tenure: it.tenure,
    fee: it.fee,
    against: it.against,
    speed: it.speed,
    giver: it.giver_id ?? '',
    ...(it.dead_reason === ''
      ? {}
      : { dead: it.dead_reason, 'giver-dead': keyOf(it.giver_id ?? '', it.dead_reason) }),
    ...placesOf(it),
  })

/** Everywhere that a lead is counted; nowhere where it was somebody else's or nobody's. */
export const leadEntriesOf = (it: Lead): QuoteEntry[] => {
  if (it.status === 'duplicate' || it.status === 'spam') return []
  const from = {
    source: sourceOf(it.source, it.introducer !== null),
    agency: it.introducer?.agency_id ?? (it.introducer?.agency || 'none'),
    stage: it.sale_stage,
  }
  const places = placesOf({
    agency: from.agency,
    branch: it.introducer?.branch ?? '',
    negotiator: it.introducer?.negotiator ?? '',
    giver_id: it.owner?.id ?? null,
    bdm_id: it.bdm?.id ?? null,
  })
  const cuts = {
    'lead-total': '',
    'lead-source': from.source,
    'lead-agency': from.agency,
    'lead-stage': from.stage,
    'lead-giver': it.owner?.id ?? '',
    ...Object.fromEntries(Object.entries(places).map(([cut, key]) => [`lead-${cut}`, key])),
  }
  return [
    { cells: cellsOf(from, monthOf(it.received_at), cuts), measures: measuresOf({ leads: 1 }) },
  ]
}
