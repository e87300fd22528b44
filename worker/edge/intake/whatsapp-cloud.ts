import { notFound, Refusal } from '#domain/refusal'
import { whatsappCloudApi } from '#domain/whatsapp/cloud/api'
import { intakeOf } from '#domain/whatsapp/cloud/webhook'
import { CLOUD_SIGNATURE, isSignedByApp } from '#worker/integrations/whatsapp/signature'
import { jsonBytes, parsedJson } from '../body.ts'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { fetchWhatsappFile, firmOf } from './whatsapp-media.ts'

export const CLOUD_INTAKE = whatsappCloudApi.receive.path

const keyOf = ({ env, site }: Visit, of: 'whatsapp-app' | 'whatsapp-verify') => {
  if (site.firm.external) throw notFound()
  return tenantOf(env, site.firm.tenant).intakeKey(site.firm.tenant, of)
}

/** `GET /api/intake/whatsapp/cloud`: echoes the platform's challenge to whoever knows the verify token. Throws 401. */
export const verifyWhatsapp = async ({ var: { visit } }: EdgeContext) => {
  const asked = visit.url.searchParams
  const token = await keyOf(visit, 'whatsapp-verify')
  const isKnown = token !== null && asked.get('hub.verify_token') === token
  if (!isKnown || asked.get('hub.mode') !== 'subscribe')
    throw new Refusal(401, 'unsigned', 'The verify token is wrong.')
  const challenge = (asked.get('hub.challenge') ?? '').slice(0, 200)
  return as('api', new Response(challenge, { headers: { 'Content-Type': 'text/plain' } }))
}

/**
 * `POST /api/intake/whatsapp/cloud`: what the WhatsApp Business Platform reports, signed with the app's secret. Returns
 * 2xx once it is stored; throws 401 for a wrong signature, another's number and what is too old.
 */
export const whatsappCloudIntake = async (c: EdgeContext) => {
  const { visit } = c.var
  const { request } = visit
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  const secret = await keyOf(visit, 'whatsapp-app')
  const signature = request.headers.get(CLOUD_SIGNATURE) ?? ''
  if (secret === null || !isSignedByApp(secret, signature, body))
    throw new Refusal(401, 'unsigned', 'The signature is missing or wrong.')
  const intake = intakeOf(parsedJson(body))
  if (intake === null)
    throw new Refusal(400, 'malformed', 'This is no webhook of the WhatsApp Business Platform.')
  const { files } = await askTenant(visit, null, whatsappCloudApi.receive, {}, intake)
  // What fails here can be fetched again from its conversation.
  for (const file of files)
    c.executionCtx.waitUntil(fetchWhatsappFile(firmOf(visit), file).catch(() => null))
  return as('api', Response.json({ data: { received: true } }))
}
