import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { agentsOf } from '#tenant/conveyance/agents'
import { brokersOf } from '#tenant/conveyance/brokers'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import type { RequestContext } from '#tenant/runtime/context'

type Change = { readonly before: CaseTitle; readonly after: CaseTitle }

/** Introduces the firm to a broker who is named, or whose address changed, until the case completes. */
export const introduceToBroker = (
  { store, by, origins, recordEvents }: RequestContext,
  conveyance: Conveyance,
  { before, after }: Change,
) => {
  const { broker } = after.mortgage
  const known = before.mortgage.broker
  const isNew = broker !== null && (known === null || known.email !== broker.email)
  if (!isNew || conveyance.facts.completed) return
  const people = { agents: agentsOf(store, conveyance), brokers: brokersOf(store, conveyance) }
  recordEvents(
    [
      {
        name: 'title.broker-named',
        ...ofCase(conveyance),
        changed: ['title'],
        detail: { firm: broker.firm },
      },
    ],
    {
      ...staffOfCase(conveyance),
      correspondence: () => caseCorrespondence({ by, origins, ...people }, conveyance),
    },
  )
}
