import type { Handler } from 'hono'
import type { Firm } from '#domain/firm'
import { FirmCreation, LinkRenewal, newFirm } from '#domain/firm/creation'
import { invalid, notFound, Refusal, wrongState } from '#domain/refusal'
import { claimHosts, firmOfHost } from '#worker/directory/claims'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext, EdgeEnv } from '../visit.ts'
import { hasOperator, isOperator } from './credential.ts'
import { isOperatorHost } from './host.ts'
import { countWrongKey, secondsToWait } from './rate-limit.ts'

/** A handler for the operator alone; it is absent where no operator has a key. */
export const forOperator =
  (handle: (c: EdgeContext) => Promise<Response>): Handler<EdgeEnv> =>
  async (c, next) => {
    const url = new URL(c.req.url)
    c.set('url', url)
    if (!hasOperator(c.env, url.hostname)) return next()
    const wait = secondsToWait(addressOf(c), Date.now())
    if (wait > 0)
      throw new Refusal(429, 'too_many_tries', `Too many requests. Try again in ${wait} seconds.`, {
        retry_after: wait,
      })
    if (!isOperator(c.env, url.hostname, c.req.raw)) {
      countWrongKey(addressOf(c), Date.now())
      throw new Refusal(401, 'no_operator', 'This is not the operator’s key.')
    }
    return handle(c)
  }

const addressOf = ({ req }: EdgeContext) => req.header('CF-Connecting-IP') ?? '127.0.0.1'

/** `POST /api/operator/firms`: creates a firm at hosts that nobody has. Throws 401, 409, 422 and 429. */
export const createFirm = forOperator(async (c) => {
  const creation = await jsonBody(c.req.raw, FirmCreation)
  requireNotOurs(c, creation)
  for (const host of creation.hosts) requireFree(host, await firmOfHost(c.env, host))
  using steps = await stepsFor(c, newFirm(creation))
  const { firm, link } = await steps.create(newFirm(creation), creation)
  await claimHosts(c.env, firm)
  if (link === null) throw taken(firm.domains[0] ?? '', firm)
  return json('session', { data: { tenant: firm.tenant, name: firm.brand.name, link } }, 201)
})

/** `POST /api/operator/links`: a new set-up link for the owner of a firm. Throws 401, 404, 409, 422 and 429. */
export const renewLink = forOperator(async (c) => {
  const { host } = await jsonBody(c.req.raw, LinkRenewal)
  const firm = await firmOfHost(c.env, host)
  if (firm === null || firm.external) throw notFound()
  using steps = await stepsFor(c, firm)
  const link = await steps.renewLink(firm)
  if (link === null) throw inUse()
  return json('session', { data: { tenant: firm.tenant, name: firm.brand.name, link } })
})

const inUse = () =>
  wrongState(
    'owner_active',
    'The owner has already set a password. They can ask for a new one on the sign-in page.',
  )

const requireNotOurs = ({ env }: EdgeContext, { hosts }: FirmCreation) => {
  const at = hosts.findIndex((host) => isOperatorHost(env, host))
  if (at >= 0) throw invalid({ [`hosts.${at}`]: ['This is the operator’s own host.'] })
}

const requireFree = (host: string, firm: Firm | null) => {
  if (firm !== null) throw taken(host, firm)
}

const taken = (host: string, { brand }: Firm) =>
  wrongState('host_taken', `${host} already belongs to ${brand.name}. Nothing was changed.`)

const stepsFor = (c: EdgeContext, { tenant, domains }: Firm) => {
  const { protocol, port } = c.var.url
  return tenantOf(c.env, tenant).operatorSteps({
    tenant,
    session: null,
    acted: false,
    audience: null,
    origin: `${protocol}//${domains[0]}${port && `:${port}`}`,
    ip: addressOf(c),
    trace: c.var.trace,
  })
}
