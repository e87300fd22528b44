import type { Agency, Branch, Negotiator } from '#domain/agent/agency'
import { hasNamesake } from '#domain/agent/rules'
import type { AgencyScale, AgencyUser, AgencyView } from '#domain/agent/view'
import type { EventSubject } from '#domain/event'
import { eventText } from '#domain/events'
import { feeScaleStatus } from '#domain/quote/scale/stored'
import { notFound } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { givenBy, workOf } from './work.ts'

const MOST_EVENTS = 200

/** The agency, or the one that it was merged into; throws 404 when there is none. */
export const currentAgency = ({ agencies }: RequestContext, id: string): Agency => {
  const agency = agencies.current(id)
  if (agency === null) throw notFound()
  return agency
}

/** An agency with its branches, people, prices and history. */
export const agencyView = (context: RequestContext, id: string): AgencyView => {
  const { agencies, users } = context
  const agency = currentAgency(context, id)
  const branches = agencies.branchesOf(agency.id)
  const negotiators = branches.flatMap((it) => agencies.negotiatorsOf(it.id))
  return {
    agency,
    bdm: users.named(agency.bdm_id),
    branches: byName(branches),
    negotiators: byName(negotiators),
    users: usersOf(context, agency.id),
    scales: scalesOf(context, agency.id),
    work: workOf(context, agency.id),
    ...givenBy(context, [agency.id])(agency.id),
    has_namesake: hasNamesake(agency, agencies.namesakes(agency)),
    history: historyOf(context, [
      ['agency', [agency]],
      ['branch', branches],
      ['negotiator', negotiators],
    ]),
  }
}

/** The agency of a negotiator. */
export const viewAtBranch = (context: RequestContext, { branch_id }: Negotiator): AgencyView =>
  agencyView(context, context.agencies.branches.get(branch_id).agency_id)

const byName = <Of extends Branch | Negotiator>(records: readonly Of[]): Of[] =>
  records
    .filter((it) => it.merged_into === null)
    .toSorted((one, other) => one.name.localeCompare(other.name))

const usersOf = ({ store, users }: RequestContext, id: string): AgencyUser[] =>
  users
    .all(
      store.rows<{ id: string }>('SELECT id FROM users WHERE agency_id = ?', id).map((it) => it.id),
    )
    .map((it) => ({ id: it.id, name: fullName(it), email: it.email, status: it.status }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

const scalesOf = ({ feeScales, today }: RequestContext, id: string): AgencyScale[] => {
  const scales = feeScales.list()
  return scales
    .filter((it) => it.agency?.id === id)
    .map((it) => ({
      id: it.id,
      name: it.name,
      status: feeScaleStatus(it, scales, today),
      valid_from: it.valid_from,
      valid_to: it.valid_to,
    }))
}

type Histories = readonly (readonly [EventSubject, readonly { readonly id: string }[]])[]

const historyOf = ({ audit }: RequestContext, histories: Histories): AgencyView['history'] =>
  histories
    .flatMap(([subject, records]) =>
      records.flatMap(({ id }) => audit.history(subject, id, MOST_EVENTS)),
    )
    .toSorted((one, other) => other.seq - one.seq)
    .slice(0, MOST_EVENTS)
    .map(({ at, actor_name, name, detail }) => ({
      at,
      who: actor_name ?? 'Deedbox',
      text: eventText(name, detail === null ? {} : JSON.parse(detail)),
    }))
