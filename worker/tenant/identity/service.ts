import { mayChangeCase } from '#domain/conveyance/acts'
import { type IdentityResult, withResult } from '#domain/identity/electronic'
import { notFound } from '#domain/refusal'
import { about } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'
import { recordIdentityEvent } from './recording.ts'
import { identityChecksOf } from './stored.ts'

/** Stores a result of the firm's identity service beside its check, once; throws 404 for a check that is not here. */
export const receiveResult = (context: RequestContext, result: IdentityResult) => {
  const checks = identityChecksOf(context.store)
  const check = checks.find(result.check)
  if (check === null || check.removed !== null) throw notFound()
  const conveyance = context.conveyances.get(check.conveyance_id)
  if (mayChangeCase(conveyance) !== true) throw notFound()
  const after = withResult(check, result, context.now)
  if (after === check) return
  checks.save(after)
  recordIdentityEvent(context, conveyance, after, {
    name: 'identity.result',
    detail: { ...about(after), provider: result.provider },
  })
}
