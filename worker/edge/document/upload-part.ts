import { PART_BYTES } from '#domain/document/file-parts'
import { isComplete, partAt, toUploadView } from '#domain/document/upload'
import { notFound, Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { partsPrefix } from '../../directory/file-store.ts'
import { type UploadPlan, uploadSteps } from '../../directory/upload-endpoints.ts'
import { typedBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { askTenant } from './asking.ts'
import { completed } from './completing.ts'

const TYPES = ['application/octet-stream']

/**
 * `PUT /api/uploads/:id/parts/:index`: stores a part of an upload, and files the whole when it was the last. A part
 * that arrives twice counts once. Throws 401, 404, 413, 415 and 422.
 */
export const putPart = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const id = c.req.param('id') ?? ''
  const before = await askTenant(visit, session, uploadSteps.plan, { id })
  const plan = before.document_id === null ? await withPart(c, session, before) : before
  const isWhole = plan.document_id === null && isComplete(plan)
  const document_id = isWhole ? await completed(visit, session, plan) : plan.document_id
  return as('api', Response.json({ data: toUploadView({ ...plan, document_id }) }))
}

const withPart = async (c: EdgeContext, session: SessionClaim, plan: UploadPlan) => {
  const { visit } = c.var
  const { index, from, to } = partAt(plan, Number(c.req.param('index')))
  const bytes = await typedBytes(visit.request, TYPES, PART_BYTES)
  if (bytes.length !== to - from)
    throw new Refusal(422, 'part_incomplete', 'Part of this file did not arrive. Send it again.')
  await storePart(visit, plan.id, index, bytes)
  return askTenant(visit, session, uploadSteps.part, { id: plan.id }, { index })
}

const storePart = ({ env, site }: Visit, id: string, index: number, bytes: Uint8Array) =>
  env.FILES.put(`${partsPrefix(site.firm.tenant, id)}${index}`, bytes)
