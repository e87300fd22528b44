import { createHmac, timingSafeEqual } from 'node:crypto'
import { leadIntakeApi } from '#domain/lead-intake-api'
import { notFound, Refusal } from '#domain/refusal'
import { json } from './answers.ts'
import { jsonBytes } from './body.ts'
import { as } from './cache-rules.ts'
import { requireSession } from './credentials.ts'
import { secretsOf } from './sealing.ts'
import { ask } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

/** How old a signed message may be, in milliseconds. */
const OLDEST_MS = 5 * 60_000

const keyOf = (secret: string, tenant: string) =>
  createHmac('sha256', secret).update(`mail intake ${tenant}`).digest('hex')

const signed = (key: string, at: string, body: Uint8Array) =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest()

/** `GET /api/intake/email`: what a mail service is set up with; for those who set up the firm. */
export const mailIntakeSetup = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const { permissions } = await requireSession(visit)
  if (!permissions.includes('roles.update'))
    throw new Refusal(403, 'forbidden', 'You need the permission roles.update.')
  const [secret = ''] = secretsOf(visit.env)
  const { firm, origins } = visit.site
  const address = `${origins.main}${leadIntakeApi.email.path}`
  return json('api', { data: { address, key: keyOf(secret, firm.tenant) } })
}

/**
 * `POST /api/intake/email`: a message that a mail service passes on, with `Deedbox-Signature: t=seconds,v1=hex`
 * over 't.body'. Answers 2xx once it is kept; what is unsigned or old is refused with 401 and keeps nothing.
 */
export const mailIntake = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const body = (await jsonBytes(visit.request)) ?? new Uint8Array()
  requireSigned(visit, body)
  const request = new Request(new URL(leadIntakeApi.email.path, visit.site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body,
  })
  return as('api', await ask(visit, null, request))
}

const requireSigned = ({ env, site, request }: Visit, body: Uint8Array) => {
  const [, at = '', mark = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(request.headers.get('Deedbox-Signature') ?? '') ?? []
  const isRecent = Math.abs(Date.now() - Number(at) * 1000) <= OLDEST_MS
  const given = Buffer.from(mark, 'hex')
  const isOurs = secretsOf(env).some((secret) => {
    const own = signed(keyOf(secret, site.firm.tenant), at, body)
    return given.length === own.length && timingSafeEqual(given, own)
  })
  if (!isRecent || !isOurs)
    throw new Refusal(401, 'unsigned', 'The signature is missing, wrong or too old.')
}
