import { createHash } from 'node:crypto'
import { assertAllowed } from '#domain/act'
import { fileProblem } from '#domain/document/file-parts'
import { uploadLimits } from '#domain/document/limits'
import { MOST_UNFINISHED, toUploadView, type UploadView } from '#domain/document/upload'
import { maySend, maySendPictures } from '#domain/identity/acts'
import type { PictureEntry } from '#domain/identity/bodies'
import { sent, withPaper } from '#domain/identity/changing'
import { clientIdentity, clientStateOf } from '#domain/identity/client'
import type { IdentityCheck, PhotoPaper } from '#domain/identity/identity'
import { slotsOf, standingOf } from '#domain/identity/standing'
import type { ClientIdentityState } from '#domain/identity/state'
import type { ClientIdentity } from '#domain/identity/view'
import { clientKinds } from '#domain/matter-names'
import { invalid, notFound, Refusal, wrongState } from '#domain/refusal'
import { about } from '#tenant/conveyance/of-person/recording'
import { privateUpload } from '#tenant/document/private-upload'
import { uploadsOf } from '#tenant/document/upload'
import { ownUpload } from '#tenant/document/uploading'
import type { RequestContext } from '#tenant/runtime/context'
import { recordIdentityEvent } from './recording.ts'
import { identityChecksOf } from './stored.ts'

// Without letters and digits that look alike on paper.
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const CODE_LENGTH = 6

/** What the paper in a selfie has to read on a day: 'K7MD4P'. */
export const codeOf = ({ id, asked }: IdentityCheck, day: string): string =>
  [...createHash('sha256').update(`${id} ${asked?.at} ${day}`).digest()]
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')

/** The signed-in client’s own check of a case; throws 404 for another case, and until they were asked. */
const ownCheck = (context: RequestContext, conveyanceId: string): IdentityCheck => {
  const { id } = context.conveyances.get(conveyanceId)
  const check = identityChecksOf(context.store).of(id, context.person.contact_id ?? '')
  if (check === null || check.asked === null) throw notFound()
  return check
}

/** Whose turn it is in the signed-in client’s own check of a case; undefined until they were asked. */
export const identityStateOf = (
  { store, person, today }: RequestContext,
  conveyanceId: string,
): ClientIdentityState | undefined => {
  const check = identityChecksOf(store).of(conveyanceId, person.contact_id ?? '')
  return check?.asked ? clientStateOf(standingOf(check, today)) : undefined
}

const viewFor = (context: RequestContext, check: IdentityCheck): ClientIdentity => {
  const { matter_type, address } = context.conveyances.get(check.conveyance_id)
  return clientIdentity(check, standingOf(check, context.today), {
    about: `${clientKinds[matter_type]} ${address.line}`,
    code: codeOf(check, context.today),
  })
}

export const ownIdentity = (context: RequestContext, id: string): ClientIdentity =>
  viewFor(context, ownCheck(context, id))

export const choosePaper = (
  context: RequestContext,
  id: string,
  paper: PhotoPaper,
): ClientIdentity => {
  const check = ownCheck(context, id)
  assertAllowed(maySendPictures(check))
  const after = withPaper(check, paper)
  return viewFor(context, after === check ? check : identityChecksOf(context.store).save(after))
}

/** Begins the upload of a picture, or finds the one begun with this id; throws 404, 409 and 422. */
export const startPicture = (
  context: RequestContext,
  conveyanceId: string,
  { id, slot, name, bytes }: PictureEntry,
): UploadView => {
  const check = ownCheck(context, conveyanceId)
  const uploads = uploadsOf(context.store)
  if (uploads.find(id) !== null) return toUploadView(ownUpload(context, id))
  assertAllowed(maySendPictures(check))
  const problem = fileProblem({ name, size: bytes }, uploadLimits('client'))
  if (problem !== null) throw new Refusal(422, 'file_refused', problem)
  if (!slotsOf(check).includes(slot)) throw invalid({ slot: ['Choose the document first.'] })
  if (uploads.unfinished(context.person.id) >= MOST_UNFINISHED) throw tooMany()
  const code = slot === 'selfie' ? codeOf(check, context.today) : null
  return toUploadView(
    uploads.insert({
      ...privateUpload(context, conveyanceId),
      id,
      name,
      bytes,
      picture: { check: check.id, slot, code },
    }),
  )
}

const tooMany = () =>
  wrongState(
    'upload.too_many',
    `You have ${MOST_UNFINISHED} unfinished uploads. Finish some of them, or wait a day.`,
  )

/** Sends the pictures to us; once they are sent, sending them again changes nothing. */
export const sendPictures = (context: RequestContext, id: string): ClientIdentity => {
  const check = ownCheck(context, id)
  if (check.sent_at !== null) return viewFor(context, check)
  assertAllowed(maySend(check))
  const after = identityChecksOf(context.store).save(sent(check, context.now))
  recordIdentityEvent(context, context.conveyances.get(id), after, {
    name: 'identity.sent',
    detail: about(after),
  })
  return viewFor(context, after)
}
