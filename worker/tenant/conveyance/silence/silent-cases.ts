import { peopleOfConveyance } from '#domain/conveyance/access'
import { holderOf } from '#domain/conveyance/plan/current-holder'
import { clientWaiting } from '#domain/conveyance/portal/case-waiting'
import { addDays, londonInstant, mondayOf } from '#domain/dates'
import { agentsOf } from '#tenant/conveyance/agents'
import { brokersOf } from '#tenant/conveyance/brokers'
import { ofCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { orFailAside } from '#tenant/core/set-aside'
import { oncePer } from '#tenant/events/once'
import type { RequestContext } from '#tenant/runtime/context'

const SILENT_DAYS = 7
/** Days before exchange or completion in which everybody is in touch anyway. */
const NEAR_DAYS = 2
const MOST = 200

const silentIds = ({ store, today }: RequestContext) => {
  const since = addDays(today, -SILENT_DAYS)
  return store.rows<{ id: string }>(
    `SELECT k.id FROM conveyance_keys AS k
     WHERE k.status IN ('onboarding', 'pre_contract', 'ready_to_exchange', 'exchanged')
     AND k.contact_on <= ?1
     AND CASE WHEN k.exchanged THEN k.completion_on ELSE k.exchange_on END NOT BETWEEN ?2 AND ?3
     AND NOT EXISTS (SELECT 1 FROM messages AS m WHERE m.subject_id = k.id
       AND m.channel <> 'internal' AND json_extract(m.doc, '$.created_at') > ?4)
     AND NOT EXISTS (SELECT 1 FROM audit AS a WHERE a.subject = 'conveyance' AND a.subject_id = k.id
       AND a.name = 'email.tracked' AND a.at > ?4)
     AND NOT EXISTS (SELECT 1 FROM timed_events AS t
       WHERE t.name = 'conveyance.quiet' AND t.key = k.id || ' ' || ?5)
     ORDER BY k.id LIMIT ${MOST}`,
    since,
    today,
    addDays(today, NEAR_DAYS),
    londonInstant(since, '09:00'),
    mondayOf(today),
  )
}

const sayWhereItStands = (context: RequestContext, id: string) => {
  const { conveyances, store, by, origins, today } = context
  const { conveyance, plan } = conveyances.records(id)
  const { heading, text } = clientWaiting(
    conveyance,
    plan,
    holderOf(conveyance, plan, today),
    today,
  )
  const standing = `${heading} ${text}`.trim()
  const event = { ...ofCase(conveyance), changed: [], detail: { standing } }
  context.recordEvents([{ name: 'conveyance.quiet', ...event }], {
    users: peopleOfConveyance(conveyance),
    correspondence: () => {
      const agents = agentsOf(store, conveyance)
      const brokers = brokersOf(store, conveyance)
      const { values, ...of } = caseCorrespondence({ by, origins, agents, brokers }, conveyance)
      return { ...of, values: { ...values, standing } }
    },
  })
}

/** Tells the clients of open cases that heard nothing for a week where they stand; returns whether there are more. */
export const tellSilentCases = (context: RequestContext): boolean => {
  const ids = silentIds(context)
  for (const { id } of ids)
    orFailAside(context.store, { table: 'conveyances', id }, () =>
      oncePer(context, 'conveyance.quiet', `${id} ${mondayOf(context.today)}`, () =>
        sayWhereItStands(context, id),
      ),
    )
  return ids.length === MOST
}
