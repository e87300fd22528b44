import type { ShowingView, ShownDetails } from '#domain/client-account/showing/api'
import {
  assertPaused,
  codeExpired,
  codeExpiry,
  heldBefore,
  isLive,
} from '#domain/client-account/showing/code'
import type { ClientParty } from '#domain/party'
import { notFound, wrongState } from '#domain/refusal'
import { masked } from '#domain/signature/code'
import { linkDelays } from '#domain/user/sign-in-delay'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newCode, newToken } from '#tenant/user/links'
import { clientAccountOf } from './setting.ts'
import {
  type ClientRequest,
  type CodePurpose,
  type Own,
  ownCases,
  sentCode,
  sessionIn,
  showingView,
} from './showing.ts'

/** Throws 409 for whoever’s telephone or address changed within a day: whoever changed it may be somebody else. */
const assertHeld = ({ store, now }: RequestContext, { contact_id }: ClientParty) => {
  const changed = store.row<{ seq: number }>(
    `SELECT seq FROM audit WHERE subject = 'contact' AND subject_id = ? AND name = 'contact.updated'
     AND at > ? AND (changed LIKE '%"emails"%' OR changed LIKE '%"phones"%') LIMIT 1`,
    contact_id,
    heldBefore(now),
  )
  if (changed !== null)
    throw wrongState(
      'bank-details.new_address',
      'Your telephone number or email address has changed within the last 24 hours. Call us for our bank details.',
    )
}

/** The case on whose account a client may see the details; throws 404 without one, 409 before the firm has any. */
const caseToShow = (request: ClientRequest): Own => {
  const [first] = ownCases(request)
  if (first === undefined) throw notFound()
  if (clientAccountOf(request).current === null)
    throw wrongState('bank-details.none', 'Call us for our bank details.')
  return first
}

type Target = NonNullable<ReturnType<typeof sentCode>['target']>

/** Throws 409 where no code can be sent now; the code of before ends. */
const targetToSend = (request: ClientRequest, own: Own, purpose: CodePurpose): Target => {
  assertHeld(request, own.client)
  const { target, link } = sentCode(request, own, purpose)
  if (target === null)
    throw wrongState('bank-details.no_address', 'We have no address for a code. Call us.')
  const { now, links, throttle, person } = request
  assertPaused(link, now)
  if (!throttle.other(`${purpose} ${person.id}`, linkDelays.together, now).allowed)
    throw wrongState('bank-details.too_many', 'We have sent you several codes. Call us.')
  if (link) links.use(link.id, now)
  return target
}

const saveCode = (request: ClientRequest, { address }: Target, purpose: CodePurpose) => {
  const [id, code] = [request.newId(), newCode()]
  request.links.insert({
    id,
    purpose,
    token_hash: hashOf(newToken()),
    code_hash: hashOf(`${id}:${code}`),
    user_id: request.person.id,
    email: address,
    subject_id: sessionIn(request),
    created_at: request.now,
    expires_at: codeExpiry(request.now),
  })
  return code
}

/** A new code, for this session alone, and where it goes: the mobile or address that the case holds. */
export const newSessionCode = (request: ClientRequest, own: Own, purpose: CodePurpose) => {
  const target = targetToSend(request, own, purpose)
  return { target, code: saveCode(request, target, purpose) }
}

/** Whether a code is the one that was sent, which then ends; a wrong one is counted. Throws 409 for an expired one. */
export const isSessionCode = (
  request: ClientRequest,
  own: Own,
  code: string,
  purpose: CodePurpose,
): boolean => {
  const { link } = sentCode(request, own, purpose)
  if (!link || !isLive(link, request.now)) throw codeExpired()
  if (!request.links.isCode(link, code)) return false
  request.links.use(link.id, request.now)
  return true
}

export const sendShowingCode = (request: ClientRequest): ShowingView => {
  const own = caseToShow(request)
  const { target, code } = newSessionCode(request, own, 'bank-details')
  const { conveyance, client } = own
  const { name, email, phone } = client
  const detail = { name, channel: target.channel, to: masked(target.address) }
  request.recordEvents(
    [{ name: 'bank-details.code-sent', ...ofCase(conveyance), changed: [], detail }],
    {
      ...staffOfCase(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
        values: { code },
        clients: [{ name, email, phone }],
      }),
    },
  )
  return showingView(request)
}

type Shown = ShowingView & { readonly details: ShownDetails | null }

const shownTo = (request: ClientRequest): ShownDetails => {
  const { current } = clientAccountOf(request)
  if (current === null) throw notFound()
  const { id, holder, bank, ending, sealed } = current
  for (const { conveyance, client } of ownCases(request)) {
    const detail = { name: client.name, ending }
    request.recordEvents(
      [{ name: 'bank-details.shown', ...ofCase(conveyance), changed: [], detail }],
      staffOfCase(conveyance),
    )
  }
  return { holder, bank, ...request.payeeSecrets.open(id, sealed) }
}

const recordFailure = (request: ClientRequest, { conveyance, client }: Own) => {
  const detail = { name: client.name }
  request.recordEvents(
    [{ name: 'bank-details.code-failed', ...ofCase(conveyance), changed: [], detail }],
    staffOfCase(conveyance),
  )
}

/** Shows the details once for a code; a wrong one is counted, and the fifth ends it. */
export const enterShowingCode = (request: ClientRequest, code: string): Shown => {
  const own = caseToShow(request)
  if (isSessionCode(request, own, code, 'bank-details'))
    return { details: shownTo(request), ...showingView(request) }
  const view = showingView(request)
  if (view.tries_left === 0) recordFailure(request, own)
  return { ...view, details: null }
}
