import { notFound, Refusal } from '#domain/refusal'
import type { KeyOf } from '#tenant/lead/settings'
import { isSignedBy, SIGNATURE } from '#worker/telephone/signature'
import { jsonBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { ask, tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'

type Intake = {
  readonly path: string
  readonly of: KeyOf
  /** The keys of a firm that has none of its own. */
  readonly usual: () => readonly string[]
}

/**
 * Passes on what a service of the firm sends, with `Deedbox-Signature: t=seconds,v1=hex` over 't.body'. Answers 2xx
 * once it is kept; what is unsigned or older than five minutes is refused with 401 and keeps nothing.
 */
export const signedIntake = async (visit: Visit, { path, of, usual }: Intake) => {
  const { request, site, env } = visit
  if (site.firm.external) throw notFound()
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  const own = await tenantOf(env, site.firm.tenant).intakeKey(site.firm.tenant, of)
  const signature = request.headers.get(SIGNATURE) ?? ''
  if (!isSignedBy(own === null ? usual() : [own], signature, body, Date.now()))
    throw new Refusal(401, 'unsigned', 'The signature is missing, wrong or too old.')
  const passed = new Request(new URL(path, site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body,
  })
  return as('api', await ask(visit, null, passed))
}
