import { leadApi } from '#domain/lead/api'
import type { Lead } from '#domain/lead/lead'
import { call } from '#lib/api'
import { type ChangeBody, saverOf } from '#stores/record/saving'
import { $lead } from './lead.ts'
import { $leadListQuery, refreshLeads } from './leads.ts'

const show = (lead: Lead) => {
  const shown = $lead.get().data
  if (shown?.lead.id === lead.id) $lead.mutate({ ...shown, lead })
  $lead.revalidate()
  refreshLeads()
}

const { change } = saverOf<Lead>({ show, showCurrent: show })

type LeadAction =
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
type LeadVersion = Pick<Lead, 'id' | 'version'>

/** Sends one change to a lead; the key makes a repeated request harmless. */
export const changeLead = async <Name extends LeadAction>(
  name: Name,
  { id, version }: LeadVersion,
  words: ChangeBody<(typeof leadApi)[Name]>,
  key: string = crypto.randomUUID(),
) => change(leadApi[name], words, { params: { id }, version, key })

export const convertLead = async ({ id, version }: LeadVersion, key: string) => {
  const { lead, quote_case } = await call(leadApi.convert, {
    params: { id },
    body: { version },
    key,
  })
  show(lead)
  return quote_case
}

export const claimNextLead = async (key: string) => {
  const { lead } = await call(leadApi.claim, { key })
  refreshLeads()
  return lead
}

export const pasteEmail = async (text: string, key: string) => {
  const lead = await call(leadApi.paste, { body: { text }, key })
  refreshLeads()
  return lead
}

export const assignLeads = async (ids: readonly string[], owner_id: string | null) => {
  const outcome = await call(leadApi.assign_all, { body: { ids: [...ids], owner_id } })
  refreshLeads()
  return outcome
}

type Loss = ChangeBody<typeof leadApi.lose>

/** Marks leads as lost; returns how many, and the reason for each that was refused. */
export const loseLeads = async (
  rows: readonly (LeadVersion & { readonly number: string })[],
  loss: Loss,
) => {
  const refused: { name: string; why: string }[] = []
  for (const row of rows) {
    try {
      await call(leadApi.lose, { params: { id: row.id }, body: { ...loss, version: row.version } })
    } catch (error) {
      const why =
        error instanceof Error
          ? error.message
          : 'Couldn’t save. Check your connection and try again.'
      refused.push({ name: row.number, why })
    }
  }
  refreshLeads()
  return { done: rows.length - refused.length, refused }
}

export const exportLeads = (columns: string) =>
  call(leadApi.export, { query: { ...$leadListQuery.get(), columns } })
