import type { IntakeKey } from '#domain/lead/desk/intake-key'
import { notFound, Refusal } from '#domain/refusal'
import { isSignedBy, SIGNATURE } from '#worker/telephone/signature'
import { jsonBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requestTenant, tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'

type Intake = {
  readonly path: string
  readonly of: IntakeKey
  readonly defaultKeys: () => readonly string[]
}

/**
 * Forwards a webhook of one of the firm's services, signed with `Deedbox-Signature: t=seconds,v1=hex` over 't.body'.
 * Returns 2xx once it is stored; throws 401 when it is unsigned or older than five minutes.
 */
export const receiveSigned = async (visit: Visit, { path, of, defaultKeys }: Intake) => {
  const { request, site, env } = visit
  if (site.firm.external) throw notFound()
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  const ownKey = await tenantOf(env, site.firm.tenant).intakeKey(site.firm.tenant, of)
  const signature = request.headers.get(SIGNATURE) ?? ''
  if (!isSignedBy(ownKey === null ? defaultKeys() : [ownKey], signature, body, Date.now()))
    throw new Refusal(401, 'unsigned', 'The signature is missing, wrong or too old.')
  const forwarded = new Request(new URL(path, site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body,
  })
  return as('api', await requestTenant(visit, null, forwarded))
}
