import { notFound, Refusal } from '#domain/refusal'
import { fetchedFilePath } from '#domain/whatsapp/api'
import { fileStoreOf } from '#worker/directory/file-store'
import { whatsappSteps } from '#worker/directory/whatsapp-endpoints'
import { scanFile } from '#worker/integrations/scan/scanner'
import { whatsappAddress } from '#worker/integrations/whatsapp/address'
import { fetchMedia, MediaRefusal } from '#worker/integrations/whatsapp/media'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { askAsProduct, type MailFirm } from '../mail/asking.ts'
import { download } from '../mail/files.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'

export const WHATSAPP_FILE = fetchedFilePath

type Wanted = { readonly message: string; readonly id: string; readonly name: string }

export const firmOf = ({ env, site }: Visit): MailFirm => ({
  env,
  tenant: site.firm.tenant,
  origin: site.origin,
})

/** Fetches a file of a message, checks it as uploads are, and stores it. Throws when it cannot be had or checked now. */
export const fetchWhatsappFile = async (firm: MailFirm, { message, id, name }: Wanted) => {
  const { env, tenant } = firm
  const token = await tenantOf(env, tenant).intakeKey(tenant, 'whatsapp-token')
  if (token === null) throw new Error('The access token is not set.')
  const record = (change: { stored: Stored | null; refusal: string | null }) =>
    askAsProduct(firm, whatsappSteps.store_file, { message, ...change })
  try {
    const bytes = await fetchMedia({ address: whatsappAddress(env), token }, id)
    const found = await scanFile(env, { name, bytes })
    if (found.is === 'refused') return await record({ stored: null, refusal: found.reason })
    const key = `t/${tenant}/whatsapp/${message}`
    return await record({
      stored: await fileStoreOf(env.FILES, tenant).put(bytes, found.mime, key),
      refusal: null,
    })
  } catch (error) {
    if (error instanceof MediaRefusal) return await record({ stored: null, refusal: error.message })
    throw error
  }
}

type Stored = { key: string; sha256: string; bytes: number; mime: string }

/** `POST /api/whatsapp-messages/:id/file`: fetches a file again that did not come. Throws 401, 404, and 502 when it is not to be had. */
export const refetchWhatsappFile = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const message = c.req.param('id') ?? ''
  const { id, name } = await askTenant(visit, session, whatsappSteps.file, { id: message })
  try {
    const { file } = await fetchWhatsappFile(firmOf(visit), { message, id, name })
    return as('api', Response.json({ data: { is_stored: file?.stored !== null } }))
  } catch {
    throw new Refusal(
      502,
      'whatsapp_file',
      'WhatsApp does not hand the file over. It keeps files for 7 days; ask them to send it again.',
    )
  }
}

/** `/files/whatsapp/:id`: a file of a conversation that the check passed. Throws 401 and 404. */
export const whatsappFileDownload = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.signedIn === null || visit.site.firm.external) throw notFound()
  const id = c.req.param('id') ?? ''
  const { stored, name } = await askTenant(visit, visit.signedIn, whatsappSteps.file, { id })
  const file = stored && (await visit.env.FILES.get(stored.key))
  if (!file) throw notFound()
  return download(file, name)
}
