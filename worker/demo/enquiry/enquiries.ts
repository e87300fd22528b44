import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { londonDate } from '#domain/dates'
import { answeredEnquiry, next, settledEnquiry } from '#domain/enquiry/changing'
import { newEnquiry, type Stamp } from '#domain/enquiry/creation'
import type { CaseEnquiry, Direction } from '#domain/enquiry/enquiry'
import { answeredQuestion } from '#domain/enquiry/question/answering'
import type { ClientQuestion } from '#domain/enquiry/question/question'
import { recordedAsSent, sentEnquiry } from '#domain/enquiry/sending'
import { addWorkingDays } from '#domain/working-days'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import { buyerEnquiries, type SellerEnquiry, sellerEnquiries } from './texts.ts'

export type DemoEnquiries = {
  readonly enquiries: readonly CaseEnquiry[]
  readonly questions: readonly ClientQuestion[]
}

const LEAST = 4
const WORKING_DAYS_TO_ANSWER = 5

type Scene = { readonly conveyance: Conveyance; readonly random: Random }

/** A moment for the id of each of a list, so that ids stand in its order. */
const momentOf = ({ now }: Stamp, at: number) => new Date(Date.parse(now) + at).toISOString()

/** Who recorded a fact, and when; null before it. */
const stampOf = ({ facts }: Conveyance, fact: FactKey): Stamp | null => {
  const recorded = facts[fact]
  if (!recorded) return null
  return { by: recorded.by, now: recorded.at }
}

const added = (
  { conveyance, random }: Scene,
  asked: readonly SellerEnquiry[],
  direction: Direction,
  stamp: Stamp,
): CaseEnquiry[] =>
  asked.map(({ text, classification }, at) =>
    newEnquiry(
      {
        id: idAt(random, momentOf(stamp, at)),
        conveyance_id: conveyance.id,
        number: at + 1,
        direction,
        raised_on: londonDate(stamp.now),
        round: 1,
      },
      {
        ...{ text, classification, label: String(at + 1), section: null, parent: null },
        ...{ reply: null, comment: null, library_id: null, reason: null },
      },
      stamp,
    ),
  )

/** The enquiries once the facts of the case say that they were replied to and accepted. */
const followed = (
  { conveyance }: Scene,
  list: readonly CaseEnquiry[],
  asked: readonly SellerEnquiry[],
  answered: FactKey,
): CaseEnquiry[] => {
  const reply = stampOf(conveyance, answered)
  const accepted = stampOf(conveyance, 'enquiries_accepted')
  const isOurs = conveyance.matter_type === 'sale'
  return list.map((it, at) => {
    if (!reply) return it
    const said = answeredEnquiry(it, asked[at]?.reply ?? '', reply)
    const sent = isOurs ? recordedAsSent(said, reply) : said
    if (!accepted) return sent
    const name = conveyance.other_side?.handler ?? conveyance.other_side?.firm ?? ''
    const outcome = {
      outcome: 'accepted',
      how: 'call',
      name,
      quotation: null,
      indemnity: null,
    } as const
    return settledEnquiry(sent, outcome, accepted)
  })
}

const questionOf = (
  { conveyance, random }: Scene,
  enquiry: CaseEnquiry,
  asked: SellerEnquiry | undefined,
  stamp: Stamp,
): ClientQuestion | null => {
  const { by, now } = stamp
  const question = asked?.question
  if (!question) return null
  const due_on = addWorkingDays(londonDate(now), WORKING_DAYS_TO_ANSWER)
  const open: ClientQuestion = {
    ...{
      id: idAt(random, momentOf(stamp, enquiry.number)),
      version: 1,
      conveyance_id: conveyance.id,
      enquiry_id: enquiry.id,
    },
    ...{ number: enquiry.number, question: question.text, help: question.help, due_on },
    ...{ asked_by: by, asked_at: now, answer: null, sent_at: null, withdrawn_at: null },
  }
  const drafted = stampOf(conveyance, 'enquiries_drafted')
  const [client] = conveyance.clients
  if (!drafted || !client) return open
  const answering: Stamp = { by: { id: client.contact_id, name: client.name }, now: drafted.now }
  return answeredQuestion(open, { kind: 'text', text: question.answer, is_sent: true }, answering)
}

const ofSale = (scene: Scene, asked: readonly SellerEnquiry[], stamp: Stamp): DemoEnquiries => {
  const list = added(scene, asked, 'we_answer', stamp)
  const asking = stampOf(scene.conveyance, 'enquiries_client_asked')
  const questions = asking
    ? list.flatMap((it, at) => questionOf(scene, it, asked[at], asking) ?? [])
    : []
  const dueOf = new Map(questions.map((it) => [it.enquiry_id, it.due_on]))
  const put = list.map((it) => {
    const due_on = dueOf.get(it.id)
    return due_on === undefined ? it : next(it, { answerer: 'client', due_on })
  })
  return { enquiries: followed(scene, put, asked, 'enquiries_answered'), questions }
}

const ofPurchase = (scene: Scene, asked: readonly SellerEnquiry[], stamp: Stamp): DemoEnquiries => {
  const sent = added(scene, asked, 'we_raise', stamp).map((it) => sentEnquiry(it, stamp.now))
  return { enquiries: followed(scene, sent, asked, 'enquiries_reviewed'), questions: [] }
}

/** The enquiries of a case, as far as its facts say that they went; none before the first. */
export const enquiriesFrom = (scene: Scene): DemoEnquiries => {
  const { conveyance, random } = scene
  const isSale = conveyance.matter_type === 'sale'
  const stamp = stampOf(conveyance, isSale ? 'enquiries_received' : 'enquiries_raised')
  if (!stamp) return { enquiries: [], questions: [] }
  const all = isSale ? sellerEnquiries : buyerEnquiries
  const asked = all.slice(0, random.between(LEAST, all.length))
  return isSale ? ofSale(scene, asked, stamp) : ofPurchase(scene, asked, stamp)
}
