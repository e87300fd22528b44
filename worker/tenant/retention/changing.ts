import { assertAllowed } from '#domain/act'
import type { EventOf } from '#domain/event'
import { type RetentionAct, retentionActs } from '#domain/retention/acts'
import { approved, held, proposed, released, withdrawn } from '#domain/retention/changing'
import type { RetentionEvents } from '#domain/retention/events'
import type { CaseRetention, RetentionView } from '#domain/retention/retention'
import { ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { retentionFacts, retentionsOf, toRetentionView } from './retentions.ts'

type Name = keyof RetentionEvents
type Told = { readonly [N in Name]: Pick<EventOf<RetentionEvents, N>, 'name' | 'detail'> }[Name]
type Change = {
  readonly act: RetentionAct
  readonly version: number
  readonly to: (retention: CaseRetention) => CaseRetention
  readonly told: (view: RetentionView) => Told
}

/** Decides about the files of a case; throws 404 out of scope, 403 and 409 with the reason why not. */
const decide = (
  context: RequestContext,
  id: string,
  { act, version, to, told }: Change,
): RetentionView => {
  const conveyance = context.conveyances.get(id)
  const retentions = retentionsOf(context.store)
  const before = retentions.of(id)
  requireFresh(version, before)
  const facts = { ...before, ...retentionFacts(conveyance) }
  assertAllowed(retentionActs(facts, context.person, context.today)[act])
  const view = toRetentionView(context, conveyance, retentions.save(to(before)))
  context.recordEvents([{ ...told(view), ...ofCase(conveyance), changed: ['retention'] }])
  return view
}

type Plain = { readonly version: number }
const filesIn = ({ file_count }: RetentionView) => ({ files: file_count })

export const holdFiles = (
  context: RequestContext,
  id: string,
  { version, reason }: Plain & { readonly reason: string },
) =>
  decide(context, id, {
    ...{ act: 'hold', version },
    to: (it) => held(it, reason, context),
    told: () => ({ name: 'retention.held', detail: { reason } }),
  })

export const releaseFiles = (context: RequestContext, id: string, { version }: Plain) =>
  decide(context, id, {
    ...{ act: 'release', version, to: released },
    told: () => ({ name: 'retention.released', detail: {} }),
  })

export const proposeDestruction = (context: RequestContext, id: string, { version }: Plain) =>
  decide(context, id, {
    ...{ act: 'propose', version },
    to: (it) => proposed(it, context),
    told: (view) => ({ name: 'retention.proposed', detail: filesIn(view) }),
  })

export const approveDestruction = (context: RequestContext, id: string, { version }: Plain) =>
  decide(context, id, {
    ...{ act: 'approve', version },
    to: (it) => approved(it, context),
    told: (view) => ({ name: 'retention.approved', detail: filesIn(view) }),
  })

export const withdrawDestruction = (context: RequestContext, id: string, { version }: Plain) =>
  decide(context, id, {
    ...{ act: 'withdraw', version, to: withdrawn },
    told: () => ({ name: 'retention.withdrawn', detail: {} }),
  })
