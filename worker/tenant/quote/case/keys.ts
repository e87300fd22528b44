import { parsePhone } from '#domain/contact'
import { viewerIdsOf } from '#domain/quote/case/access'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { NAMELESS, surnameFirst } from '#tenant/core/sort-name'
import type { Store } from '#tenant/core/store'
import { putKeys } from '#tenant/core/table'

export const saveKeys = (store: Store, quoteCase: QuoteCase, row: QuoteCaseRow) => {
  const { id, facts } = quoteCase
  putKeys(store, 'quote_case_keys', keysOf(quoteCase, row))
  replaceLinks(store, 'quote_case_people', 'user_id', id, viewerIdsOf(quoteCase))
  const phones = facts.clients.flatMap(({ phone }) => parsePhone(phone) ?? [])
  replaceLinks(store, 'quote_case_phones', 'phone', id, phones)
  const contacts = facts.clients.flatMap(({ contact_id }) => contact_id ?? [])
  replaceLinks(store, 'quote_case_clients', 'contact_id', id, contacts)
}

export const deleteQuoteCase = (store: Store, id: string) => {
  for (const table of [
    'quote_case_people',
    'quote_case_phones',
    'quote_case_clients',
    'quote_case_keys',
    'quote_cases',
  ])
    store.write(`DELETE FROM ${table} WHERE id = ?`, id)
}

const replaceLinks = (
  store: Store,
  table: 'quote_case_people' | 'quote_case_phones' | 'quote_case_clients',
  column: 'user_id' | 'phone' | 'contact_id',
  id: string,
  values: readonly string[],
) => {
  store.write(`DELETE FROM ${table} WHERE id = ?`, id)
  for (const value of new Set(values))
    store.write(`INSERT INTO ${table} (${column}, id) VALUES (?, ?)`, value, id)
}

const keysOf = (quoteCase: QuoteCase, row: QuoteCaseRow) => ({
  id: quoteCase.id,
  status: quoteCase.status,
  sale_stage: quoteCase.sale_stage,
  owner_id: quoteCase.owner?.id ?? null,
  giver_id: quoteCase.giver?.id ?? null,
  agency_id: quoteCase.facts.referral?.agency_id ?? null,
  dead_on: quoteCase.dead_on ?? '9999',
  valid_until: quoteCase.valid_until ?? '9999',
  updated_at: quoteCase.updated_at,
  next_at: quoteCase.next_action?.at ?? null,
  fee_ex_vat: row.fee_ex_vat,
  total_inc_vat: row.total_inc_vat,
  number_n: Number(quoteCase.number.slice(2)),
  person: quoteCase.facts.clients.map(surnameFirst).find(Boolean) ?? NAMELESS,
})
