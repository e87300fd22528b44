import { AGENT_TERMS, type AgentTermsState } from '#domain/agent/terms/terms'
import { notFound } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'

type Of = Pick<RequestContext, 'store' | 'person'>

/** Whether the signed-in agent agreed to the terms as they are now. */
export const agentTermsOf = ({ store, person }: Of): AgentTermsState => ({
  version: AGENT_TERMS,
  agreed_at:
    store.row<{ agreed_at: string }>(
      'SELECT agreed_at FROM agent_terms WHERE user_id = ? AND version = ?',
      person.id,
      AGENT_TERMS,
    )?.agreed_at ?? null,
})

/** Stores that an agent agreed to the terms as they are now; returns whether they had not before. */
export const saveAgreement = (store: Store, userId: string, at: string): boolean =>
  store.rows(
    'INSERT OR IGNORE INTO agent_terms (user_id, version, agreed_at) VALUES (?, ?, ?) RETURNING version',
    userId,
    AGENT_TERMS,
    at,
  ).length > 0

/** Records that the signed-in agent agrees; once, however often they say so. */
export const agreeToTerms = (context: RequestContext): AgentTermsState => {
  const { store, person, now } = context
  const user = context.users.find(person.id)
  if (user === null) throw notFound()
  if (saveAgreement(store, person.id, now))
    context.recordEvents([
      {
        ...{ name: 'agent.terms-agreed', subject: 'user', id: user.id, version: user.version },
        ...{ changed: [], detail: { terms: AGENT_TERMS } },
      },
    ])
  return agentTermsOf(context)
}
