import * as z from 'zod/mini'
import { formatBytes } from '#domain/document/file-parts'
import { notFound, Refusal } from '#domain/refusal'
import { DropTarget } from '#domain/tracked-email/incoming'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { ScanUnavailableError } from '#worker/integrations/scan/clamav'
import { emailSteps } from '../../directory/email-endpoints.ts'
import { typedBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext } from '../visit.ts'
import { askAsProduct } from './asking.ts'
import { storeMail } from './storing.ts'

const TYPES = ['message/rfc822', 'application/octet-stream']

const tooLarge = () =>
  new Refusal(
    413,
    'too_large',
    `The email is larger than ${formatBytes(MOST_MAIL_BYTES)}. Save its files by themselves and add those.`,
  )

/**
 * `POST /api/added-emails/:kind/:id`: files an .eml to a case or quote, once. Throws 401, 403, 404, 413, 415, 422 for what
 * is no email, and 502 while its files cannot be checked.
 */
export const addEmail = async (c: EdgeContext) => {
  const { visit } = c.var
  const { env, site } = visit
  if (site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const parsed = z.safeParse(DropTarget, c.req.param())
  if (!parsed.success) throw notFound()
  const to = parsed.data
  await askTenant(visit, session, emailSteps.may_add, {}, to)
  const bytes = await typedBytes(visit.request, TYPES, MOST_MAIL_BYTES).catch((error) => {
    throw error instanceof Refusal && error.status === 413 ? tooLarge() : error
  })
  const firm = { env, tenant: site.firm.tenant, origin: site.origin }
  const own = await askAsProduct(firm, emailSteps.own_people)
  const email = await stored(() => storeMail(firm, bytes, { own, deliveredTo: null }))
  if (email.from.address === '' && email.message_id === '' && email.sent_at === null)
    throw new Refusal(422, 'no_email', 'This file is not an email. Choose an .eml file.')
  const added = await askTenant(visit, session, emailSteps.add, {}, { to, email })
  return as('api', Response.json({ data: added }))
}

const stored = async <T>(store: () => Promise<T>): Promise<T> => {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof ScanUnavailableError)) throw error
    throw new Refusal(
      502,
      'scan_unavailable',
      'The attachments could not be checked for viruses just now. Try again in a minute.',
    )
  }
}
