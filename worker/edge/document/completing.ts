import { partsOf } from '#domain/document/file-parts'
import { MOST_TEXT } from '#domain/document/text'
import { blankMetadata } from '#domain/picture/metadata/blank'
import { Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import type { ScanResult } from '#worker/integrations/scan/scan'
import { fileStoreOf, partsPrefix, sha256Of } from '../../directory/file-store.ts'
import { type UploadPlan, uploadSteps } from '../../directory/upload-endpoints.ts'
import { lateModules } from '../../late-modules.ts'
import type { Visit } from '../visit.ts'
import { askTenant } from './asking.ts'
import { scanned } from './scanning.ts'

const PDF = 'application/pdf'
type CleanFile = ScanResult & { readonly is: 'clean' }

/**
 * Checks the whole of an upload, files it and returns its document's id. Throws 422 for a file that the scan refuses,
 * of which nothing stays, and 502 while the scan does not answer, after which any part may be sent again.
 */
export const completed = async (
  visit: Visit,
  session: SessionClaim,
  plan: UploadPlan,
): Promise<string> => {
  const { env, site } = visit
  const files = fileStoreOf(env.FILES, site.firm.tenant)
  const prefix = partsPrefix(site.firm.tenant, plan.id)
  const bytes = await wholeOf(visit, plan, prefix)
  const found = await scanned(visit, { name: plan.name, bytes })
  if (found.is === 'refused') {
    await askTenant(visit, session, uploadSteps.give_up, { id: plan.id }, { reason: found.reason })
    await files.removeAll(prefix)
    throw new Refusal(422, 'file_refused', found.reason)
  }
  if (plan.is_of_client) blankMetadata(found.mime, bytes)
  // Whoever sends other bytes at the same time stores them under another key.
  const { key } = await files.put(bytes, found.mime, `${plan.key}-${sha256Of(bytes)}`)
  const document = await askTenant(
    visit,
    session,
    uploadSteps.complete,
    { id: plan.id },
    { key, sha256: sha256Of(bytes), bytes: bytes.length, ...(await contentOf(found, bytes)) },
  )
  await files.removeAll(prefix)
  return document.id
}

const contentOf = async ({ mime, pages, text }: CleanFile, bytes: Uint8Array) => ({
  mime,
  pages,
  text: mime === PDF ? await pdfText(bytes) : (text?.slice(0, MOST_TEXT) ?? null),
})

const pdfText = async (bytes: Uint8Array) => {
  const { plainTextOf } = await lateModules.pdfText()
  return plainTextOf(bytes, MOST_TEXT)
}

/** The parts one after another; throws 409 when one has gone, as after a day. */
const wholeOf = async ({ env }: Visit, { bytes }: UploadPlan, prefix: string) => {
  const whole = new Uint8Array(bytes)
  for (const { index, from } of partsOf(bytes)) {
    const part = await env.FILES.get(`${prefix}${index}`)
    if (part === null)
      throw new Refusal(
        409,
        'upload.incomplete',
        'Some of this file has not arrived. Send it again.',
      )
    whole.set(new Uint8Array(await part.arrayBuffer()), from)
  }
  return whole
}
