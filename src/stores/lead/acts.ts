import { leadApi } from '#domain/lead/api'
import type { Lead } from '#domain/lead/lead'
import { call } from '#lib/api'
import { saverOf, type Words } from '#stores/record/saving'
import { $lead } from './lead.ts'
import { $leadListQuery, refreshLeads } from './leads.ts'

const show = (lead: Lead) => {
  const shown = $lead.get().data
  if (shown?.lead.id === lead.id) $lead.mutate({ ...shown, lead })
  $lead.revalidate()
  refreshLeads()
}

const { change } = saverOf<Lead>({ show, showCurrent: show })

type Verb =
  | 'edit'
  | 'call'
  | 'call_back'
  | 'step'
  | 'lose'
  | 'spam'
  | 'reopen'
  | 'stage'
  | 'nurture'
  | 'pack'
  | 'whatsapp'
  | 'merge'
  | 'assign'
type Standing = Pick<Lead, 'id' | 'version'>

/** One change to a lead. The key makes a second press do nothing twice. */
export const changeLead = async <Name extends Verb>(
  name: Name,
  { id, version }: Standing,
  words: Words<(typeof leadApi)[Name]>,
  key: string = crypto.randomUUID(),
) => change(leadApi[name], words, { params: { id }, version, key })

/** Begins the quote of a lead; gives back the quote case. */
export const convertLead = async ({ id, version }: Standing, key: string) => {
  const { lead, quote_case } = await call(leadApi.convert, {
    params: { id },
    body: { version },
    key,
  })
  show(lead)
  return quote_case
}

/** The next lead that nobody has becomes one's own; null when none waits. */
export const claimNextLead = async (key: string) => {
  const { lead } = await call(leadApi.claim, { key })
  refreshLeads()
  return lead
}

/** Makes a lead of an email that was pasted whole. */
export const pasteEmail = async (text: string, key: string) => {
  const lead = await call(leadApi.paste, { body: { text }, key })
  refreshLeads()
  return lead
}

/** Gives many leads to somebody; null gives them back to the desk. */
export const assignLeads = async (ids: readonly string[], owner_id: string | null) => {
  const outcome = await call(leadApi.assign_all, { body: { ids: [...ids], owner_id } })
  refreshLeads()
  return outcome
}

type Loss = Words<typeof leadApi.lose>

/** Marks many leads lost; those that cannot be say why. */
export const loseLeads = async (
  rows: readonly (Standing & { readonly number: string })[],
  loss: Loss,
) => {
  const refused: { name: string; why: string }[] = []
  for (const row of rows) {
    try {
      await call(leadApi.lose, { params: { id: row.id }, body: { ...loss, version: row.version } })
    } catch (error) {
      const why = error instanceof Error ? error.message : 'It could not be sent. Try again.'
      refused.push({ name: row.number, why })
    }
  }
  refreshLeads()
  return { done: rows.length - refused.length, refused }
}

/** The text of a file of what the page and its address ask, with these columns. */
export const exportLeads = (columns: string) =>
  call(leadApi.export, { query: { ...$leadListQuery.get(), columns } })
