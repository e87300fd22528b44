import type { CandidateCommunication } from '#domain/communication/firm/choosing'
import type { FirmCommunication } from '#domain/communication/firm/communication'
import { ownWordingFaults } from '#domain/communication/firm/own-wording'
import { communicationGroupOf } from '#domain/communication/group'
import { cellsInForce } from '#domain/communication/matrix/in-force'
import { lockReason } from '#domain/communication/matrix/locks'
import { modeOf } from '#domain/communication/matrix/matrix'
import type { TypeDetail, TypeText } from '#domain/communication/type/api'
import {
  type commonValues,
  sampleRecipients,
  sampleValuesOf,
} from '#domain/communication/type/samples'
import { wordingOf } from '#domain/events'
import { phoneText } from '#domain/firm/details'
import { notFound } from '#domain/refusal'
import { type Correspondence, contentOf } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { sampleEmailTexts } from '#tenant/template/sampling'

const aboutOf = (type: string): Correspondence['about'] =>
  communicationGroupOf(type) === 'Accounts and the product'
    ? null
    : { kind: 'conveyance', id: '', ref: sampleValuesOf('conveyance.opened')['ref'] ?? '' }

const recipientOf = ({ person }: RequestContext, { audience }: CandidateCommunication) => ({
  name: audience === 'internal' ? person.name : sampleRecipients[audience],
  email: null,
  phone: null,
})

/** A text of a type as it reads with samples. */
export const sampleContent = (
  context: RequestContext,
  type: string,
  communication: CandidateCommunication,
) =>
  contentOf(
    communication,
    recipientOf(context, communication),
    { about: aboutOf(type), values: sampleValuesOf(type), clients: [] },
    { ...context, emailText: sampleEmailTexts(context) },
  )

const isSound = (it: FirmCommunication) => Object.keys(ownWordingFaults(it)).length === 0

const toCandidate = (own: FirmCommunication): CandidateCommunication => ({
  audience: own.audience,
  channel: own.channel,
  subject: own.subject,
  body: own.body,
  template: own.template,
  own,
})

/** The standard texts of an event; throws 404 for one that sends none. */
const standardOf = (type: string): readonly CandidateCommunication[] => {
  const wording = wordingOf(type)
  if (wording === null) throw notFound()
  return wording.communications
}

/** The text that a test is of: one of the firm's own, or the standard one; throws 404 for none. */
export const textOfType = (
  context: RequestContext,
  type: string,
  { audience, channel, own }: Pick<TypeText, 'audience' | 'channel'> & { own: string | null },
): CandidateCommunication => {
  const standard = standardOf(type)
  const found =
    own === null
      ? standard.find((it) => it.audience === audience && it.channel === channel)
      : context.communications.ofType(type).filter(isSound).map(toCandidate).find(isOwn(own))
  if (found === undefined) throw notFound()
  return found
}

const isOwn =
  (id: string) =>
  ({ own }: CandidateCommunication) =>
    own?.id === id

/** Returns an event with its merge values and what it sends now; throws 404 for one that sends nothing. */
export const toTypeDetail = (context: RequestContext, type: string): TypeDetail => {
  const standard = standardOf(type)
  const own = context.communications.ofType(type)
  const active = own.filter((it) => it.status === 'active' && isSound(it)).map(toCandidate)
  return {
    type,
    values: valuesOf(context, type),
    texts: [...standard, ...active].map((it) => toText(context, type, it)),
    own: own.map(({ id, name, status, audience, channel }) => {
      return { id, name, status, audience, channel }
    }),
  }
}

const toText = (context: RequestContext, type: string, it: CandidateCommunication): TypeText => {
  const { subject, body, template } = sampleContent(context, type, it)
  const { audience, channel, own } = it
  const cell = { type, audience, channel }
  return {
    audience,
    channel,
    mode: modeOf(cellsInForce(context.matrices.current()), cell),
    lock: lockReason(cell),
    own: own ? { id: own.id, name: own.name } : null,
    subject,
    body,
    problem: template?.problem ?? null,
  }
}

const valuesOf = ({ firm, signature, person }: RequestContext, type: string) => {
  const common: Readonly<Record<(typeof commonValues)[number], string>> = {
    name: sampleRecipients.client,
    firm: firm.brand.name,
    phone: phoneText(firm.phone),
    email: firm.email,
    signature: signature() ?? person.name,
  }
  return Object.entries({ ...sampleValuesOf(type), ...common }).map(([name, sample]) => ({
    name,
    sample,
  }))
}
