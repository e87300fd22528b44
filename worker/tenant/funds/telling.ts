import { assertAllowed } from '#domain/act'
import { fileProblem } from '#domain/document/file-parts'
import { uploadLimits } from '#domain/document/limits'
import { MOST_UNFINISHED, toUploadView, type UploadView } from '#domain/document/upload'
import { maySend, mayTell } from '#domain/funds/acts'
import type { FundsFileEntry, PartChange, PartEntry } from '#domain/funds/bodies'
import { sent, withNewPart, withoutPart, withPart } from '#domain/funds/changing'
import { clientFunds, fundsStateOf } from '#domain/funds/client'
import type { FundsStatement } from '#domain/funds/funds'
import type { ClientFunds } from '#domain/funds/view'
import type { ClientIdentityState } from '#domain/identity/state'
import { clientKinds } from '#domain/matter-names'
import { notFound, Refusal, wrongState } from '#domain/refusal'
import { about } from '#tenant/conveyance/of-person/recording'
import { privateUpload } from '#tenant/document/private-upload'
import { uploadsOf } from '#tenant/document/upload'
import { ownUpload } from '#tenant/document/uploading'
import type { RequestContext } from '#tenant/runtime/context'
import { recordFundsEvent } from './recording.ts'
import { fundsOf } from './stored.ts'

const MOST_PARTS = 30

/** The signed-in client’s own statement of a case; throws 404 for another case, and until they were asked. */
const ownStatement = (context: RequestContext, conveyanceId: string): FundsStatement => {
  const { id } = context.conveyances.get(conveyanceId)
  const statement = fundsOf(context.store).of(id, context.person.contact_id ?? '')
  if (statement === null || statement.asked === null) throw notFound()
  return statement
}

const toTell = (context: RequestContext, conveyanceId: string): FundsStatement => {
  const statement = ownStatement(context, conveyanceId)
  assertAllowed(mayTell(statement))
  return statement
}

const viewFor = (context: RequestContext, statement: FundsStatement): ClientFunds => {
  const { matter_type, address, price } = context.conveyances.get(statement.conveyance_id)
  const of = { about: `${clientKinds[matter_type]} ${address.line}`, price }
  return clientFunds(statement, of, context.today)
}

const save = (context: RequestContext, before: FundsStatement, after: FundsStatement) =>
  viewFor(context, after === before ? before : fundsOf(context.store).save(after))

/** Whose turn it is with the client’s own statement; undefined until they were asked. */
export const fundsStateIn = (
  { store, person }: RequestContext,
  conveyanceId: string,
): ClientIdentityState | undefined => {
  const statement = fundsOf(store).of(conveyanceId, person.contact_id ?? '')
  return statement?.asked ? fundsStateOf(statement) : undefined
}

export const ownFunds = (context: RequestContext, id: string): ClientFunds =>
  viewFor(context, ownStatement(context, id))

export const addPart = (context: RequestContext, id: string, entry: PartEntry): ClientFunds => {
  const statement = toTell(context, id)
  if (statement.parts.length >= MOST_PARTS)
    throw wrongState('funds.too_many', `Call us: there are ${MOST_PARTS} parts already.`)
  return save(context, statement, withNewPart(statement, entry.id, entry.kind))
}

type PartAddress = { readonly id: string; readonly item: string }

const partToTell = (context: RequestContext, { id, item }: PartAddress): FundsStatement => {
  const statement = toTell(context, id)
  if (!statement.parts.some((it) => it.id === item)) throw notFound()
  return statement
}

export const changePart = (
  context: RequestContext,
  address: PartAddress,
  { amount, story, giver }: PartChange,
): ClientFunds => {
  const statement = partToTell(context, address)
  const change = {
    ...(amount === undefined ? {} : { amount }),
    ...(story === undefined ? {} : { story }),
    ...(giver === undefined ? {} : { giver }),
  }
  return save(context, statement, withPart(statement, address.item, change))
}

/** Takes a part away; one that has gone already changes nothing. */
export const removePart = (context: RequestContext, { id, item }: PartAddress): ClientFunds => {
  const statement = toTell(context, id)
  const isThere = statement.parts.some((it) => it.id === item)
  return save(context, statement, isThere ? withoutPart(statement, item) : statement)
}

/** Begins the upload of evidence, or finds the one begun with this id; throws 404, 409 and 422. */
export const startEvidence = (
  context: RequestContext,
  address: PartAddress,
  { id, what, name, bytes }: FundsFileEntry,
): UploadView => {
  const uploads = uploadsOf(context.store)
  if (uploads.find(id) !== null) return toUploadView(ownUpload(context, id))
  const statement = partToTell(context, address)
  const problem = fileProblem({ name, size: bytes }, uploadLimits('client'))
  if (problem !== null) throw new Refusal(422, 'file_refused', problem)
  if (uploads.unfinished(context.person.id) >= MOST_UNFINISHED)
    throw wrongState('upload.too_many', 'Finish some of your uploads first, or wait a day.')
  const funds = { statement: statement.id, part: address.item, what }
  return toUploadView(
    uploads.insert({ ...privateUpload(context, address.id), id, name, bytes, funds }),
  )
}

/** Sends the statement to us; once it is sent, sending it again changes nothing. */
export const sendFunds = (context: RequestContext, id: string): ClientFunds => {
  const statement = ownStatement(context, id)
  if (statement.sent_at !== null) return viewFor(context, statement)
  assertAllowed(maySend(statement, context.today))
  const after = fundsOf(context.store).save(sent(statement, context.now))
  recordFundsEvent(context, context.conveyances.get(id), after, {
    name: 'funds.sent',
    detail: about(after),
  })
  return viewFor(context, after)
}
