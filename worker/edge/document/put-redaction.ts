import * as z from 'zod/mini'
import { PDF } from '#domain/document/making/acts'
import {
  type RedactionHeader as Header,
  MOST_PICTURE_BYTES,
  RedactionHeader,
} from '#domain/document/redaction/order'
import { cutInto, unpacked } from '#domain/document/redaction/package'
import { MOST_TEXT } from '#domain/document/text'
import { parseWith } from '#domain/parse'
import { notFound, wrongState } from '#domain/refusal'
import { fileStoreOf, sha256Of } from '../../directory/file-store.ts'
import { type RedactionPlan, redactionSteps } from '../../directory/redaction-endpoints.ts'
import { lateModules } from '../../late-modules.ts'
import { typedBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { askTenant } from './asking.ts'
import { storedWith } from './whole-file.ts'

const TYPES = ['application/octet-stream']
/** Room for the order before the pictures. */
const MOST_BYTES = MOST_PICTURE_BYTES + 256 * 1024

/**
 * `PUT /api/conveyances/:id/redactions/:order`: makes a redacted copy of a document from the pictures of its covered
 * pages, and files it once. Throws 400, 401, 403, 404, 409, 413, 415 and 422, and files nothing of what it refuses.
 */
export const putRedaction = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const at = { id: c.req.param('id') ?? '', order: c.req.param('order') ?? '' }
  if (!z.uuid().safeParse(at.order).success) throw notFound()
  const { header, rest } = unpacked(await typedBytes(visit.request, TYPES, MOST_BYTES))
  const { order, pictures } = parseWith(RedactionHeader, header)
  const plan = await askTenant(visit, session, redactionSteps.plan, at, order)
  if (plan.is === 'filed') return answer(plan.document)
  const { bytes, pages, text } = await redacted(visit, plan, { order, pictures }, rest)
  const file = { bytes, mime: PDF, name: order.name, pages }
  return answer(
    await storedWith(visit, file, ({ key, sha256, bytes: size, mime }) =>
      askTenant(visit, session, redactionSteps.file, at, {
        ...{ order, pages, text },
        stored: { key, sha256, bytes: size, mime },
      }),
    ),
  )
}

const redacted = async (
  visit: Visit,
  { source, mime }: Extract<RedactionPlan, { is: 'redaction' }>,
  { order, pictures }: Header,
  rest: Uint8Array,
) => {
  const parts = cutInto(
    rest,
    pictures.map(({ bytes }) => bytes),
  )
  const { redactedCopy } = await lateModules.redaction()
  return redactedCopy({
    source: mime === PDF ? await bytesOf(visit, source) : null,
    title: order.name,
    boxes: order.boxes,
    pictures: new Map(pictures.map(({ page }, at) => [page, parts[at] ?? new Uint8Array()])),
    mostText: MOST_TEXT,
  })
}

/** The bytes of the document; throws 409 when they are not there or not what was filed. */
const bytesOf = async (
  { env, site }: Visit,
  { key, sha256, name }: Extract<RedactionPlan, { is: 'redaction' }>['source'],
) => {
  const bytes = await fileStoreOf(env.FILES, site.firm.tenant).get(key)
  if (bytes === null || sha256Of(bytes) !== sha256)
    throw wrongState('file_missing', `${name} could not be read. Open it first, then try again.`)
  return bytes
}

const answer = (document: unknown) => as('api', Response.json({ data: document }))
