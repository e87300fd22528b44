import { safeHtml } from '#domain/mail/html/safe'
import { parseMail } from '#domain/mail/mail'
import { notFound } from '#domain/refusal'
import { emailSteps } from '../../directory/email-endpoints.ts'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { contentDisposition } from '../files.ts'
import { unauthenticated } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { emailPage, ownPictures } from './page.ts'

const DOWNLOAD = "sandbox; default-src 'none'; frame-ancestors 'none'"

const filesOf = (visit: Visit, id: string) => {
  if (visit.signedIn === null) throw unauthenticated()
  if (visit.site.firm.external) throw notFound()
  return askTenant(visit, visit.signedIn, emailSteps.files, { id })
}

const stored = async ({ env }: Visit, key: string): Promise<R2ObjectBody> => {
  const file = await env.FILES.get(key)
  if (file === null) throw notFound()
  return file
}

/** A stored file, to be saved and never opened in the browser. */
export const download = (file: R2ObjectBody, name: string) =>
  as(
    'file',
    new Response(file.body, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(file.size),
        'Content-Disposition': `attachment; ${contentDisposition(name)}`,
        'Content-Security-Policy': DOWNLOAD,
      },
    }),
  )

/** `/files/emails/:id/original`: an email as it arrived. Throws 401 and 404. */
export const emailOriginal = async (c: EdgeContext) => {
  const { visit } = c.var
  const { original, subject } = await filesOf(visit, c.req.param('id') ?? '')
  return download(await stored(visit, original.key), `${subject || 'email'}.eml`)
}

/** `/files/emails/:id/attachments/:place`: a file of an email that the check passed. Throws 401 and 404. */
export const emailAttachment = async (c: EdgeContext) => {
  const { visit } = c.var
  const { attachments } = await filesOf(visit, c.req.param('id') ?? '')
  const attachment = attachments[Number(c.req.param('place'))]
  if (!attachment?.stored) throw notFound()
  return download(await stored(visit, attachment.stored.key), attachment.name)
}

/**
 * `/files/emails/:id/body`: the HTML of an email by an allow-list, for an isolated frame; with `?pictures` the reader
 * agreed to fetch pictures from other servers. Throws 401 and 404.
 */
export const emailBody = async (c: EdgeContext) => {
  const { visit } = c.var
  const { original } = await filesOf(visit, c.req.param('id') ?? '')
  const file = await stored(visit, original.key)
  const { body, attachments } = parseMail(new Uint8Array(await file.arrayBuffer()))
  if (body.html === null) throw notFound()
  const isRemoteAllowed = visit.url.searchParams.has('pictures')
  const html = safeHtml(body.html, { pictures: ownPictures(attachments), isRemoteAllowed })
  return as('file', emailPage(html, isRemoteAllowed))
}
