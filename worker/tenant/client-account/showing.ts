import type { ShowingView } from '#domain/client-account/showing/api'
import { isLive, triesLeft } from '#domain/client-account/showing/code'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { clientKinds } from '#domain/matter-names'
import type { ClientParty } from '#domain/party'
import { notFound } from '#domain/refusal'
import { codeTarget, masked } from '#domain/signature/code'
import { readyChannels } from '#tenant/communication/provider/choice'
import type { RequestContext } from '#tenant/runtime/context'
import type { LinkPurpose } from '#tenant/user/links'
import type { Actor } from '#worker/actor'
import { clientAccountOf } from './setting.ts'

export type ClientRequest = RequestContext & { readonly actor: Actor }

/** What a code of this session opens. */
export type CodePurpose = Extract<LinkPurpose, 'bank-details' | 'payout-account'>

export type Own = { readonly conveyance: Conveyance; readonly client: ClientParty }

/** The cases of the signed-in client that have not ended, the newest first. */
export const ownCases = ({ person, conveyances }: RequestContext): Own[] =>
  (person.contact_id === null ? [] : conveyances.ofContact(person.contact_id))
    .filter((it) => !isEnded(it))
    .flatMap((conveyance) => {
      const client = conveyance.clients.find((it) => it.contact_id === person.contact_id)
      return client ? [{ conveyance, client }] : []
    })

/** Where a code goes: to what the case holds; null without an address. */
const targetOf = (context: RequestContext, { phone, email }: ClientParty) => {
  const target = codeTarget({ phone, email: email ?? '' }, readyChannels(context).includes('sms'))
  return target.address === '' ? null : target
}

export const sessionIn = ({ actor }: ClientRequest) => {
  if (actor.session === null) throw notFound()
  return actor.session.id
}

/** The newest code of this session, and where another would go. */
export const sentCode = (
  request: ClientRequest,
  { client }: Own,
  purpose: CodePurpose = 'bank-details',
) => {
  const target = targetOf(request, client)
  const link = target && request.links.ofSession(purpose, target.address, sessionIn(request))
  return { target, link }
}

/** The code that was sent to this session and still lives, and how often one may be tried. */
export const codeView = (
  request: ClientRequest,
  first: Own | undefined,
  purpose: CodePurpose,
): Pick<ShowingView, 'code' | 'tries_left'> => {
  const { target, link } = first ? sentCode(request, first, purpose) : { target: null, link: null }
  const isSent = target !== null && isLive(link, request.now)
  return {
    code: isSent ? { channel: target.channel, to: masked(target.address) } : null,
    tries_left: triesLeft(link),
  }
}

export const showingView = (request: ClientRequest): ShowingView => {
  const cases = ownCases(request)
  return {
    is_ready: clientAccountOf(request).current !== null,
    cases: cases.map(({ conveyance: { id, ref, matter_type, address } }) => ({
      ...{ id, ref },
      about: `${clientKinds[matter_type]} ${address.line}`,
    })),
    ...codeView(request, cases[0], 'bank-details'),
  }
}
