import { entriesOf as fieldsOf } from '#domain/entries'
import type { Lead } from '#domain/lead/lead'
import { type QuoteSource, quoteSources, sourceOf } from '#domain/quote/case/source'
import type { SaleStage } from '#domain/quote/sale-stage'
import { measuresOf, type QuoteMeasures } from './measure.ts'
import { monthOf, type QuoteOutcome } from './outcome.ts'

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

export type QuoteCell = readonly [cut: QuoteCut, filters: string, month: string, key: string]
export type QuoteEntry = { readonly cells: readonly QuoteCell[]; readonly measures: QuoteMeasures }

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
const filterLevels = ({ source, agency, stage }: Filtered) => [
  '*',
  stage,
  `${source}/${stage}`,
  `${source}/${agency}/${stage}`,
]

const stages = ['presold', 'sold'] as const

/** The stored filter levels whose totals add up to the filtered result. */
export const levelsFor = ({ source, agency, stage }: QuoteFilters): string[] => {
  const stageList = stage ? [stage] : stages
  if (agency !== undefined) {
    const sources = source ? [source] : quoteSources
    return sources.flatMap((from) => stageList.map((of) => `${from}/${agency}/${of}`))
  }
  if (source !== undefined) return stageList.map((of) => `${source}/${of}`)
  return stage ? [stage] : ['*']
}

const cellsOf = (
  of: Filtered,
  month: string,
  cuts: Partial<Record<QuoteCut, string>>,
): QuoteCell[] =>
  filterLevels(of).flatMap((filters) =>
    fieldsOf(cuts).map(([cut, key]) => [cut, filters, month, key] as const),
  )

/** Joins several values into one key that can be searched by its first. */
export const cellKey = (...parts: readonly string[]) => JSON.stringify(parts)

type AgencyLocation = {
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly giver_id: string | null
  readonly bdm_id: string | null
}

const locationsOf = (locations: AgencyLocation) => {
  const { agency, branch, negotiator } = locations
  const giver = locations.giver_id ?? ''
  const bdm = locations.bdm_id ?? ''
  return {
    'bdm-places': cellKey(bdm, agency, branch, negotiator),
    'giver-places': cellKey(giver, agency, branch, negotiator),
    'agency-bdms': cellKey(agency, branch, bdm),
    'agency-givers': cellKey(agency, branch, giver),
  }
}

export const entriesOf = (quoteOutcome: QuoteOutcome): QuoteEntry[] => {
  const { status, stage, pipeline, cohort, standing_fee } = quoteOutcome
  const standing = measuresOf({ quotes: 1, fee_quoted: standing_fee })
  const within = (month: string, cuts: Partial<Record<QuoteCut, string>>) =>
    cellsOf(quoteOutcome, month, cuts)
  return [
    quoteOutcome.month !== '' && {
      cells: resultCells(quoteOutcome),
      measures: quoteOutcome.measures,
    },
    { cells: within('', { standing: cellKey(status, stage) }), measures: standing },
    pipeline !== '' && {
      cells: within('', { pipeline: cellKey(pipeline, quoteOutcome.expected_month) }),
      measures: standing,
    },
    cohort !== '' && {
      cells: within(quoteOutcome.instructed_month, { cohort }),
      measures: measuresOf({ instructed: 1 }),
    },
  ].filter((it) => it !== false)
}

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
          'giver-dead': cellKey(quoteOutcome.giver_id ?? '', quoteOutcome.dead_reason),
        }),
    ...locationsOf(quoteOutcome),
  })

export const leadEntriesOf = (lead: Lead): QuoteEntry[] => {
  if (lead.status === 'duplicate' || lead.status === 'spam') return []
  const from = {
    source: sourceOf(lead.source, lead.introducer !== null),
    agency: lead.introducer?.agency_id ?? (lead.introducer?.agency || 'none'),
    stage: lead.sale_stage,
  }
  const locations = locationsOf({
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
    ...Object.fromEntries(Object.entries(locations).map(([cut, key]) => [`lead-${cut}`, key])),
  }
  return [
    { cells: cellsOf(from, monthOf(lead.received_at), cuts), measures: measuresOf({ leads: 1 }) },
  ]
}
