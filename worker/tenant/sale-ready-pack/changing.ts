import { assertAllowed, type Verdict } from '#domain/act'
import { type DateOnly, endOfLondonDay } from '#domain/dates'
import { invalid } from '#domain/refusal'
import {
  askedOfClient,
  mayAskSellers,
  mayEditPack,
  mayRecordConsent,
  mayReleasePack,
  mayWithdrawPack,
} from '#domain/sale-ready-pack/acts'
import { withAnswer } from '#domain/sale-ready-pack/answering'
import type {
  AnswerBody,
  PackDetails,
  PaperConsent,
  ReleaseBody,
  WithdrawalBody,
} from '#domain/sale-ready-pack/bodies'
import type { PackOutcome } from '#domain/sale-ready-pack/change'
import { withDetails } from '#domain/sale-ready-pack/details'
import { packItems } from '#domain/sale-ready-pack/items/default'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import {
  holderOfLink,
  lastDayOf,
  withAsking,
  withConsent,
  withdrawn,
  withoutRelease,
  withRelease,
} from '#domain/sale-ready-pack/releasing'
import { awaitedConsents } from '#domain/sale-ready-pack/standing'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'
import { freshPack, keepPack } from './packs.ts'
import { linkedSeller, withAccounts } from './starting.ts'

type Target = { readonly id: string; readonly version: number }

const change = (
  context: RequestContext,
  { id, version }: Target,
  may: (pack: PackRecord) => Verdict,
  act: (pack: PackRecord) => PackOutcome,
): PackRecord => {
  const before = freshPack(context, id, version)
  assertAllowed(may(before))
  return keepPack(context, act(before), version)
}

export const changePack = (
  context: RequestContext,
  id: string,
  { version, sellers, ...facts }: PackDetails,
) =>
  change(context, { id, version }, mayEditPack, (it) => {
    const known = new Map(it.sellers.map((one) => [one.name + one.email, one]))
    const linked = sellers.map(
      (one) => known.get(one.name + one.email) ?? linkedSeller(context, one),
    )
    return withDetails(it, { facts, sellers: linked }, context.by, context.now)
  })

/** Answers an item as staff; throws 422 for one that there is not. */
export const answerItem = (
  context: RequestContext,
  { id, item }: { readonly id: string; readonly item: string },
  { version, source, ...answer }: AnswerBody,
) => {
  if (packItems.every(({ key }) => key !== item))
    throw invalid({ value: ['A pack has no such item.'] })
  const { by, now } = context
  return change(context, { id, version }, mayEditPack, (it) =>
    withAnswer(it, item, answer, { source, by, now }),
  )
}

/** Writes to the sellers for what is missing. */
export const askSellers = (context: RequestContext, id: string, version: number) =>
  change(
    context,
    { id, version },
    (it) => mayAskSellers(it, context.today),
    (it) =>
      withAsking(
        withAccounts(context, it),
        askedOfClient(it, context.today).map(({ item }) => item.label),
        context.now,
      ),
  )

/** Records that a seller agreed on paper; throws 422 for a name that is no seller's. */
export const recordConsent = (
  context: RequestContext,
  id: string,
  { version, name }: PaperConsent,
) =>
  change(context, { id, version }, mayRecordConsent, (it) => {
    if (!awaitedConsents(it).includes(name))
      throw invalid({ name: ['Choose a seller who has not agreed yet.'] })
    const by = { id: context.by.id, name: context.by.name }
    return withConsent(
      it,
      { name, at: context.now, how: 'paper', by, outdated_at: null },
      context.now,
    )
  })

/** Throws 422 for somebody whose link still opens the pack. */
const assertNoLink = (pack: PackRecord, email: string, today: DateOnly) => {
  const holder = holderOfLink(pack, email, today)
  if (holder === null) return
  const why = `${holder.name} has a link at this address. End that link first to send another.`
  throw invalid({ email: [why] })
}

/** Releases a pack to somebody, by a link of which only the hash is stored. */
export const releasePack = (
  context: RequestContext,
  id: string,
  { version, ...to }: ReleaseBody,
): PackRecord => {
  const { newId, now, today, by, origins, links } = context
  const before = freshPack(context, id, version)
  assertAllowed(mayReleasePack(before, today))
  assertNoLink(before, to.email, today)
  const token = newToken()
  const link_id = newId()
  links.insert({
    id: link_id,
    purpose: 'pack',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: to.email,
    subject_id: id,
    created_at: now,
    expires_at: endOfLondonDay(lastDayOf({ at: now })),
  })
  const outcome = withRelease(before, { id: newId(), link_id, ...to }, by, now)
  const release = outcome.pack.releases.at(-1)
  if (release === undefined) return before
  const href = `${origins.clients}/shared-pack/${id}?link=${token}`
  return keepPack(context, outcome, version, { release, href })
}

export const endRelease = (
  context: RequestContext,
  { id, release }: { readonly id: string; readonly release: string },
  version: number,
) => change(context, { id, version }, mayEditPack, (it) => withoutRelease(it, release, context.now))

export const withdrawPack = (
  context: RequestContext,
  id: string,
  { version, reason }: WithdrawalBody,
) => change(context, { id, version }, mayWithdrawPack, (it) => withdrawn(it, reason, context.now))
