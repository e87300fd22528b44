import { computed } from 'nanostores'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { $route } from '#stores/chrome/route'

/** The record whose emails a page shows. */
export type EmailRecord = { readonly kind: FilingTarget['kind']; readonly id: string }

const QUOTE_PAGES = new Set([
  'quotes-quote-cases-track-emails-id',
  'quotes-quote-cases-track-emails-id-email-graph',
])

/** The case, quote or lead of the page; null on any other page. */
export const $emailRecord = computed($route, ({ name, params }): EmailRecord | null => {
  const { id } = params
  if (id === undefined) return null
  if (name === 'conveyances-id') return { kind: 'conveyance', id }
  if (name === 'quotes-leads-id') return { kind: 'lead', id }
  return QUOTE_PAGES.has(name ?? '') ? { kind: 'quote-case', id } : null
})

/** 'conveyance/0190…': the key of a request; null on any other page. */
export const $emailRecordKey = computed($emailRecord, (it) => it && `${it.kind}/${it.id}`)

/** The email that the page is open at: of its path, or of the query of a case's tab, of a lead and of the inbox. */
export const $emailId = computed($route, ({ name, params, search }) =>
  name === 'conveyances-id' || name === 'quotes-leads-id' || name === 'quotes-inbox'
    ? new URLSearchParams(search).get('email')
    : (params['graph'] ?? null),
)

export const emailRecord = (): EmailRecord => {
  const record = $emailRecord.get()
  if (record === null) throw new Error('There is no case on this page.')
  return record
}
