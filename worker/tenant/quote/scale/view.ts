import { matterNames } from '#domain/matter-names'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { quoteOnOffer } from '#domain/quote/case/quote-case'
import { factsOf, mattersOf, type QuoteFacts } from '#domain/quote/facts'
import type { FeeScaleDetail, FeeScaleRow, SentCase } from '#domain/quote/scale/api'
import {
  defaultStoredScale,
  feeScaleStatus,
  isForAgency,
  type StoredFeeScale,
} from '#domain/quote/scale/stored'
import { formatPounds } from '#domain/tax/land-tax-labels'
import { quoteCasesWithin } from '#tenant/core/access'
import { parseReadable } from '#tenant/core/set-aside'
import { quoteCaseDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'

export const feeScaleRows = ({ feeScales, today }: RequestContext): FeeScaleRow[] => {
  const scales = feeScales.list()
  return [...scales, defaultStoredScale].map((it) => ({
    id: it.id,
    version: it.version,
    name: it.name,
    agency: it.agency,
    standing: feeScaleStatus(it, scales, today),
    valid_from: it.valid_from,
    valid_to: it.valid_to,
    changed_by: it.changed_by,
    changed_at: it.changed_at,
  }))
}

/** A scale with the prices in force and the other published scales for the same clients. */
export const toFeeScaleDetail = (
  { feeScales, today }: RequestContext,
  id: string,
): FeeScaleDetail => {
  const fee_scale = feeScales.get(id)
  const scales = feeScales.list()
  const agencyId = fee_scale.agency?.id ?? null
  return {
    fee_scale,
    standing: feeScaleStatus(fee_scale, scales, today),
    in_force: feeScales.on(today, agencyId),
    beside: scales
      .filter((it) => it.id !== id && it.state === 'published' && isForAgency(it, agencyId))
      .map((it): StoredFeeScale => ({ ...it, matters: [] })),
  }
}

const MOST_SENT = 20
const MOST_READ = 200

export const sentCases = (context: RequestContext): SentCase[] => {
  const within = quoteCasesWithin(context.person)
  const rows = context.store.rows<{ id: string; shape: number; doc: string }>(
    `SELECT q.id AS id, q.shape AS shape, q.doc AS doc FROM quote_case_keys AS t JOIN quote_cases AS q ON q.id = t.id
     WHERE t.status <> 'draft'${within === null ? '' : ` AND ${within.where}`}
     ORDER BY t.updated_at DESC, t.id DESC LIMIT ?`,
    ...(within?.bindings ?? []),
    MOST_READ,
  )
  return parseReadable(context.store, quoteCaseDocument, rows)
    .flatMap(sentOf)
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_SENT)
    .map(({ at: _, ...it }) => it)
}

const sentOf = (quoteCase: QuoteCase) => {
  const quote = quoteOnOffer(quoteCase)
  if (quote === null) return []
  const facts = withoutPeople(quote.facts)
  return [
    { key: quoteCase.id, name: `${quoteCase.number}, ${nameOf(facts)}`, facts, at: quote.sent_at },
  ]
}

const withoutPeople = (facts: QuoteFacts): QuoteFacts => {
  const blank = { contact_id: null, first_name: '', last_name: '', email: '', phone: '' }
  const noAddress = { address: '', uprn: null }
  return {
    ...facts,
    clients: facts.clients.map(() => blank),
    sale: facts.sale && { ...facts.sale, ...noAddress },
    purchase: facts.purchase && { ...facts.purchase, ...noAddress },
    remortgage: facts.remortgage && { ...facts.remortgage, ...noAddress },
    transfer_of_equity: facts.transfer_of_equity && { ...facts.transfer_of_equity, ...noAddress },
    referral: null,
    overrides: [],
    added_lines: [],
  }
}

const nameOf = (facts: QuoteFacts) =>
  mattersOf(facts.subject)
    .map((matter) => {
      const price = factsOf(facts, matter)?.price ?? null
      return `${matterNames[matter].toLowerCase()}${price === null ? '' : ` at ${formatPounds(price)}`}`
    })
    .join(' and ')
