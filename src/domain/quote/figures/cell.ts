import { entriesOf as fieldsOf } from '#domain/entries'
import type { Lead } from '#domain/lead/lead'
import { type QuoteSource, quoteSources, sourceOf } from '#domain/quote/case/source'
import type { SaleStage } from '#domain/quote/sale-stage'
import { measuresOf, type QuoteMeasures } from './measure.ts'
import { monthOf, type QuoteOutcome } from './outcome.ts'

/** The dimensions of figures that count leads too. */
export type LeadCut =
  | 'total'
  | 'source'
  | 'agency'
  | 'stage'
  | 'giver'
  | 'bdm-places'
  | 'giver-places'
  | 'agency-bdms'
  | 'agency-givers'

/** The dimensions of figures. */
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
  | `lead-${LeadCut}`

/** The key of a running total. */
export type QuoteCell = readonly [cut: QuoteCut, filters: string, month: string, key: string]
export type QuoteEntry = { readonly cells: readonly QuoteCell[]; readonly measures: QuoteMeasures }

/** Optional filters of figures. */
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

// Each total is stored at four levels of filters, so that a filter reads few of them.
const narrowings = ({ source, agency, stage }: Filtered) => [
  '*',
  stage,
  `${source}/${stage}`,
  `${source}/${agency}/${stage}`,
]

const stages = ['presold', 'sold'] as const

/** The stored filter levels whose totals add up to the filtered result. */
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
    fieldsOf(cuts).map(([cut, key]) => [cut, filters, month, key] as const),
  )

/** Joins several values into one key that can be searched by its first. */
export const keyOf = (...words: readonly string[]) => JSON.stringify(words)

type Places = {
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly giver_id: string | null
  readonly bdm_id: string | null
}

const placesOf = (places: Places) => {
  const { agency, branch, negotiator } = places
  const giver = places.giver_id ?? ''
  const bdm = places.bdm_id ?? ''
  return {
    'bdm-places': keyOf(bdm, agency, branch, negotiator),
    'giver-places': keyOf(giver, agency, branch, negotiator),
    'agency-bdms': keyOf(agency, branch, bdm),
    'agency-givers': keyOf(agency, branch, giver),
  }
}

/** All totals that a case counts towards, with its measures. */
export const entriesOf = (quoteOutcome: QuoteOutcome): QuoteEntry[] => [
  ...(quoteOutcome.month === ''
    ? []
    : [{ cells: resultCells(quoteOutcome), measures: quoteOutcome.measures }]),
  {
    cells: cellsOf(quoteOutcome, '', { standing: keyOf(quoteOutcome.status, quoteOutcome.stage) }),
    measures: measuresOf({ quotes: 1, fee_quoted: quoteOutcome.standing_fee }),
  },
  ...(quoteOutcome.pipeline === ''
    ? []
    : [
        {
          cells: cellsOf(quoteOutcome, '', {
            pipeline: keyOf(quoteOutcome.pipeline, quoteOutcome.expected_month),
          }),
          measures: measuresOf({ quotes: 1, fee_quoted: quoteOutcome.standing_fee }),
        },
      ]),
  ...(quoteOutcome.cohort === ''
    ? []
    : [
        {
          cells: cellsOf(quoteOutcome, quoteOutcome.instructed_month, {
            cohort: quoteOutcome.cohort,
          }),
          measures: measuresOf({ instructed: 1 }),
        },
      ]),
]

const resultCells = (quoteOutcome: QuoteOutcome) =>
  cellsOf(quoteOutcome, quoteOutcome.month, {
    total: '',
    source: quoteOutcome.source,
    agency: quoteOutcome.agency,
    stage: quoteOutcome.stage,
    band: quoteOutcome.band,
    tenure: quoteOutcome.tenure,
    fee: quoteOutcome.fee,
    against: quoteOutcome.against,
    speed: quoteOutcome.speed,
    giver: quoteOutcome.giver_id ?? '',
    ...(quoteOutcome.dead_reason === ''
      ? {}
      : {
          dead: quoteOutcome.dead_reason,
          'giver-dead': keyOf(quoteOutcome.giver_id ?? '', quoteOutcome.dead_reason),
        }),
    ...placesOf(quoteOutcome),
  })

/** All totals that a lead counts towards; none for duplicates and spam. */
export const leadEntriesOf = (lead: Lead): QuoteEntry[] => {
  if (lead.status === 'duplicate' || lead.status === 'spam') return []
  const from = {
    source: sourceOf(lead.source, lead.introducer !== null),
    agency: lead.introducer?.agency_id ?? (lead.introducer?.agency || 'none'),
    stage: lead.sale_stage,
  }
  const places = placesOf({
    agency: from.agency,
    branch: lead.introducer?.branch ?? '',
    negotiator: lead.introducer?.negotiator ?? '',
    giver_id: lead.owner?.id ?? null,
    bdm_id: lead.bdm?.id ?? null,
  })
  const cuts = {
    'lead-total': '',
    'lead-source': from.source,
    'lead-agency': from.agency,
    'lead-stage': from.stage,
    'lead-giver': lead.owner?.id ?? '',
    ...Object.fromEntries(Object.entries(places).map(([cut, key]) => [`lead-${cut}`, key])),
  }
  return [
    { cells: cellsOf(from, monthOf(lead.received_at), cuts), measures: measuresOf({ leads: 1 }) },
  ]
}
