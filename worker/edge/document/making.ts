import { fileTypes } from '#domain/document/file-type'
import { PDF } from '#domain/document/making/acts'
import { fileMaking } from '#domain/document/making/api'
import type { MakingOrder } from '#domain/document/making/order'
import type { FilePart, MakingPlan } from '#domain/document/making/plan'
import { notFound, wrongState } from '#domain/refusal'
import { WordProblem } from '#domain/template/word/xml'
import type { MadeFile } from '#worker/directory/making-endpoints'
import { fileStoreOf, sha256Of } from '../../directory/file-store.ts'
import { makingSteps } from '../../directory/making-endpoints.ts'
import { lateModules } from '../../late-modules.ts'
import { jsonBody } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { askTenant } from './asking.ts'

const WORD = fileTypes['.docx']?.mime ?? ''

/**
 * `POST /api/conveyances/:id/made-files`: makes a file of what a case has, and files it once. Throws 401, 403, 404,
 * 409 for a template that lacks something and for a file that cannot be read, and 422.
 */
export const makeFile = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const id = c.req.param('id') ?? ''
  const order = await jsonBody(visit.request, fileMaking.make.body)
  const plan = await askTenant(visit, session, makingSteps.plan, { id }, order)
  const document =
    plan.is === 'filed'
      ? plan.document
      : await askTenant(visit, session, makingSteps.file, { id }, await made(visit, order, plan))
  return as('api', Response.json({ data: document }))
}

type ToMake = Exclude<MakingPlan, { is: 'filed' }>

type Content = Pick<MadeFile, 'pages' | 'text'> & {
  readonly bytes: Uint8Array
  readonly mime: string
}

/** The file of a plan, stored. */
const made = async (visit: Visit, order: MakingOrder, plan: ToMake): Promise<MadeFile> => {
  const { env, site } = visit
  const { bytes, mime, pages, text } = await contentOf(visit, plan)
  const stored = await fileStoreOf(env.FILES, site.firm.tenant).put(bytes, mime)
  const made_from = plan.is === 'letter' || plan.is === 'word' ? plan.made_from : null
  const enquiries = plan.is === 'letter' ? plan.enquiries : null
  const requisition = plan.is === 'letter' ? plan.requisition : null
  return { order, stored, pages, text, made_from, enquiries, requisition }
}

const contentOf = async (visit: Visit, plan: ToMake): Promise<Content> => {
  if (plan.is === 'letter') {
    const { letterFile } = await lateModules.letter()
    return { ...(await letterFile(plan.letter, plan.format)), text: plan.letter.text }
  }
  if (plan.is === 'word') return wordOf(visit, plan)
  const { bundleOf, pagesOf } = await lateModules.joining()
  if (plan.is === 'pages') {
    const source = await bytesOf(visit, plan.part)
    return { ...(await pagesOf(source, plan.part.name, plan.pages)), mime: PDF, text: null }
  }
  const sources = []
  for (const part of plan.bundle.parts) sources.push(await bytesOf(visit, part))
  return { ...(await bundleOf(plan.bundle, sources)), mime: PDF, text: null }
}

/** A Word template with the values of a case; throws 409 for one that becomes too long. */
const wordOf = async (
  visit: Visit,
  { file, parts, text }: Extract<ToMake, { is: 'word' }>,
): Promise<Content> => {
  const { mergedWord } = await lateModules.wordMerging()
  try {
    return {
      bytes: await mergedWord(await bytesOf(visit, file), parts),
      mime: WORD,
      pages: null,
      text,
    }
  } catch (error) {
    if (error instanceof WordProblem) throw wrongState('template_faulty', error.message)
    throw error
  }
}

/** The bytes of a stored file; throws 409 when they are not there or not what was filed. */
const bytesOf = async (
  { env, site }: Visit,
  { key, sha256, name }: Pick<FilePart, 'key' | 'sha256' | 'name'>,
) => {
  const bytes = await fileStoreOf(env.FILES, site.firm.tenant).get(key)
  if (bytes === null || sha256Of(bytes) !== sha256)
    throw wrongState('file_missing', `${name} could not be read. Open it first, then try again.`)
  return bytes
}
