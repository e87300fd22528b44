import { notFound } from '#domain/refusal'
import { attachmentsOf } from '#worker/integrations/mail/attachments'
import { lateModules } from '../late-modules.ts'
import { as } from './cache-rules.ts'
import { unauthenticated } from './sign-in/credentials.ts'
import { actorOf, tenantOf } from './tenant.ts'
import type { EdgeContext } from './visit.ts'

/** `/files/messages/:id`: an email as .eml, composed as it leaves but for its signature; throws 401 and 404. */
export const messageFile = async (c: EdgeContext) => {
  const { visit } = c.var
  const { env, site, signedIn } = visit
  if (signedIn === null) throw unauthenticated()
  if (site.firm.external) throw notFound()
  const { tenant } = site.firm
  const id = c.req.param('id') ?? ''
  const source = await tenantOf(env, tenant).messageFileFor(tenant, actorOf(visit, signedIn), id)
  if (source === null) throw notFound()
  const { mimeOf } = await lateModules.mime()
  const attachments = await attachmentsOf(env, source.files)
  const bytes = await mimeOf({ message: source.message, attachments }, source.sender)
  const headers = {
    'Content-Type': 'message/rfc822',
    'Content-Disposition': `attachment; filename="${source.message.id.replaceAll(/[^\w-]/g, '')}.eml"`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  }
  return as('file', new Response(new Uint8Array(bytes), { headers }))
}
