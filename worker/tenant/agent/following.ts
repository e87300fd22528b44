import {
  followIntroducer,
  followLeadIntroducer,
  followReferral,
  type MergedInto,
} from '#domain/agent/following'
import { foldName } from '#domain/agent/names'
import { toCaseEvents } from '#domain/conveyance/following-events'
import { fieldChanges } from '#domain/field-change'
import { leadEvent } from '#domain/lead/change'
import type { Named } from '#domain/party'
import { quoteCaseEvent } from '#domain/quote/case/change'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'

export type Reference = { readonly kind: 'conveyance' | 'quote-case' | 'lead'; readonly id: string }

type Merged = { readonly id: string; readonly name: string; readonly merged_into: string | null }

/** The last of the records that one was merged into; null for one that was not merged. */
const lastOf = (find: (id: string) => Merged | null, id: string): Named | null => {
  const first = find(id)
  let last = first
  while (last?.merged_into) last = find(last.merged_into)
  return last === null || last.id === first?.id ? null : { id: last.id, name: last.name }
}

/** Looks up where the agencies, branches and negotiators of a record are now. */
export const mergedInto = ({ agencies }: RequestContext): MergedInto => ({
  agency: (id) => lastOf(agencies.find, id),
  branch: (id) => lastOf(agencies.branches.find, id),
  negotiator: (id) => lastOf(agencies.negotiators.find, id),
  branchName: (agencyId, name) => {
    const named = agencies.branchesOf(agencyId).filter((it) => foldName(it.name) === foldName(name))
    const [first] = named
    if (first === undefined || named.some((it) => it.merged_into === null)) return name
    return lastOf(agencies.branches.find, first.id)?.name ?? name
  },
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Has a record name the agency, branch and negotiator that its own were merged into. */
export const followMerge = (context: RequestContext, { kind, id }: Reference) => {
  const systemContext = context.as(system, context.by)
  if (kind === 'conveyance') updateConveyance(systemContext, id)
  else if (kind === 'lead') updateLead(systemContext, id)
  else updateQuoteCase(systemContext, id)
}

const updateConveyance = (context: RequestContext, id: string) => {
  const { conveyance, plan } = context.conveyances.records(id)
  if (conveyance.agency === null) return
  const agency = followIntroducer(conveyance.agency, mergedInto(context))
  if (isSame(agency, conveyance.agency)) return
  const records = { conveyance: { ...conveyance, agency, version: conveyance.version + 1 }, plan }
  const changes = fieldChanges(conveyance, records.conveyance, ['agency'])
  const events = toCaseEvents(records, [
    { name: 'conveyance.updated', changed: ['agency'], detail: { changes } },
  ])
  context.conveyances.keep({ ...records, events }, conveyance.version)
}

const updateQuoteCase = (context: RequestContext, id: string) => {
  const stored = context.quoteCases.get(id)
  if (stored.facts.referral === null) return
  const referral = followReferral(stored.facts.referral, mergedInto(context))
  if (isSame(referral, stored.facts.referral)) return
  const facts = { ...stored.facts, referral }
  const quoteCase = { ...stored, facts, version: stored.version + 1 }
  const changes = fieldChanges(stored.facts, facts, ['referral'])
  const events = [quoteCaseEvent('quotecase.updated', quoteCase, ['facts'], { changes })]
  context.quoteCases.keep({ quoteCase, events }, stored.version)
}

const updateLead = (context: RequestContext, id: string) => {
  const stored = context.leads.get(id)
  if (stored.introducer === null) return
  const introducer = followLeadIntroducer(stored.introducer, mergedInto(context))
  if (isSame(introducer, stored.introducer)) return
  const lead = { ...stored, introducer, version: stored.version + 1 }
  const events = [
    leadEvent('lead.updated', lead, ['introducer'], {
      did: 'edited',
      before: { agency: stored.introducer.agency, branch: stored.introducer.branch },
      after: { agency: introducer.agency, branch: introducer.branch },
    }),
  ]
  context.leads.keep({ lead, events }, stored.version)
}
