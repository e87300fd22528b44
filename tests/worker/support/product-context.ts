import type { Parts } from '#tenant/core/parts'
import { contextOf, type RequestContext } from '#tenant/runtime/context'
import { contextsOf } from '#tenant/runtime/contexts'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'

/** The product's own context at a moment, as the clock has it. */
export const productAt = (parts: Parts, now: string): RequestContext => {
  const known = () => demoFirms[0] ?? null
  const { contextInput } = contextsOf(parts, { tenant: 'harcourt', isLocal: true, known })
  return contextOf(parts, contextInput(system, null, now))
}
