import { notFound, Refusal } from '#domain/refusal'
import { templateChecksPath } from '#domain/whatsapp/cloud/api'
import { whatsappSteps } from '#worker/directory/whatsapp-endpoints'
import { whatsappAddress } from '#worker/integrations/whatsapp/address'
import { fetchTemplates, TemplateRefusal } from '#worker/integrations/whatsapp/templates'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'

export const WHATSAPP_TEMPLATES = templateChecksPath

/**
 * `POST /api/whatsapp-cloud/template-checks`: asks the platform what became of the firm's templates. Throws 401, 403, 409
 * where the account is not set up, and 502 with what the platform said.
 */
export const checkWhatsappTemplates = async (c: EdgeContext) => {
  const { visit } = c.var
  const { env, site } = visit
  if (site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const { account } = await askTenant(visit, session, whatsappSteps.account, {})
  const token = await tenantOf(env, site.firm.tenant).intakeKey(site.firm.tenant, 'whatsapp-token')
  if (token === null) throw notFound()
  try {
    const templates = await fetchTemplates({ address: whatsappAddress(env), token }, account)
    const detail = await askTenant(visit, session, whatsappSteps.note_templates, {}, { templates })
    return as('api', Response.json({ data: detail }))
  } catch (error) {
    if (!(error instanceof TemplateRefusal)) throw error
    throw new Refusal(502, 'whatsapp_templates', error.message)
  }
}
