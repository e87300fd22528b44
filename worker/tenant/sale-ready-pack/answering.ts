import { assertAllowed } from '#domain/act'
import { invalid } from '#domain/refusal'
import { mayEditPack } from '#domain/sale-ready-pack/acts'
import { withAnswer } from '#domain/sale-ready-pack/answering'
import type { ClientAnswer, ClientConsent } from '#domain/sale-ready-pack/bodies'
import { clientPack, isAnswerTo, openQuestions } from '#domain/sale-ready-pack/client'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import { withConsent } from '#domain/sale-ready-pack/releasing'
import { standingOf } from '#domain/sale-ready-pack/standing'
import type { ClientPack } from '#domain/sale-ready-pack/view'
import type { RequestContext } from '#tenant/runtime/context'
import { getPack, keepPack, packsOfContact } from './packs.ts'

const viewOf = ({ person, today }: RequestContext, pack: PackRecord): ClientPack =>
  clientPack(pack, person.contact_id ?? '', today)

/** The packs that the signed-in seller answers, newest first. */
export const packsOfClient = (context: RequestContext): ClientPack[] =>
  packsOfContact(context.store, context.person.contact_id ?? '')
    .filter(({ status }) => status !== 'withdrawn')
    .map((pack) => viewOf(context, pack))

/** Who answers, of several sellers who share an account; null where it has one. Throws 422 unless one is chosen. */
const answererIn = ({ own_names }: ClientPack, name: string | null): string | null => {
  if (own_names.length < 2) return null
  if (name === null || !own_names.includes(name))
    throw invalid({ name: ['Choose who is answering.'] })
  return name
}

/** Saves a seller's answer; throws 409 for a pack that was withdrawn, 422 for an answer that the question has not. */
export const answerQuestion = (
  context: RequestContext,
  { id, item }: { readonly id: string; readonly item: string },
  answer: ClientAnswer,
): ClientPack => {
  const { by, now } = context
  const pack = getPack(context, id)
  assertAllowed(mayEditPack(pack))
  const question = viewOf(context, pack).questions.find(({ key }) => key === item)
  if (question === undefined) throw invalid({ value: ['This question is not asked.'] })
  if (!isAnswerTo(question, answer.value)) throw invalid({ value: ['Choose one of the answers.'] })
  const { name, ...said } = answer
  const answerer = { ...by, name: answererIn(viewOf(context, pack), name) ?? by.name }
  const outcome = withAnswer(pack, item, said, { source: 'client', by: answerer, now })
  return viewOf(context, keepPack(context, outcome, pack.version))
}

/** Records that the signed-in seller agrees; throws 409 while a question is open, 422 for another name. */
export const agreeToShare = (
  context: RequestContext,
  id: string,
  { name }: ClientConsent,
): ClientPack => {
  const { by, now } = context
  const pack = getPack(context, id)
  assertAllowed(mayEditPack(pack))
  const view = viewOf(context, pack)
  const open = openQuestions(view)
  if (open.length > 0)
    throw invalid({ agree: [`Answer the other questions first: ${open.length} are left.`] })
  const own = view.own_names.find((it) => it.toLowerCase() === name.toLowerCase())
  if (own === undefined)
    throw invalid({ name: [`Enter your name as ${view.own_names.join(' or ')}.`] })
  const consent = { name: own, at: now, how: 'portal', by, outdated_at: null } as const
  const by_ = { id: by.id, name: view.own_names.length > 1 ? own : by.name }
  return viewOf(
    context,
    keepPack(context, withConsent(pack, { ...consent, by: by_ }, now), pack.version),
  )
}

/** The items of a pack, for a check of what somebody may attach a file to. */
export const hasItem = (pack: PackRecord, key: string, today: string) =>
  standingOf(pack, today).some(({ item }) => item.key === key)
