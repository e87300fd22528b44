import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { londonDate } from '#domain/dates'
import {
  endedRequisition,
  extendedRequisition,
  flaggedRequisition,
  repliedRequisition,
  sentRequisition,
} from '#domain/requisition/changing'
import { askedItems, draftedItems } from '#domain/requisition/drafting'
import type { Requisition } from '#domain/requisition/requisition'
import { addWorkingDays } from '#domain/working-days'
import type { Moment, Replying } from './story.ts'
import { registryPoints, typedReply } from './texts.ts'

type Scene = {
  readonly conveyance: Conveyance
  readonly title: CaseTitle
  readonly phone: string
  readonly id: string
}

const blank = () => ({ version: 1, extensions: [], sent: null, earlier: [], ended: null })

const firmOf = ({ other_side }: Conveyance) => other_side?.firm ?? 'The buyer’s conveyancer'

/** The requisitions on completion of a sale, as far as its facts say that they were replied to. */
export const completionRequisition = (
  { conveyance, title, phone, id }: Scene,
  { received_on, due_on, received, drafted, replied, completed }: Replying,
): Requisition => {
  const came: Requisition = {
    ...blank(),
    ...{ id, conveyance_id: conveyance.id, kind: 'completion', status: 'drafting' },
    ...{ firm: firmOf(conveyance), reference: null, received_on, due_on },
    items: draftedItems({ conveyance, title, phone, occupiers: null }),
    ...{ by: received.by, created_at: received.now },
  }
  const open = came.items.filter(({ reply }) => reply === '')
  // What is still being drafted lacks its last reply.
  const typed = replied === null ? open.slice(0, -1) : open
  const replies = typed.map(({ key }) => ({
    key,
    reply: typedReply(key, conveyance),
    undertaking: key === 'mortgages' && conveyance.lender !== null,
  }))
  const written = repliedRequisition(came, { replies })
  if (replied === null) {
    const note = 'Ask the sellers by which hour they will have left.'
    return flaggedRequisition(written, { key: 'possession', note }, drafted)
  }
  const sent = sentRequisition(written, { ...replied, document: null })
  return completed === null ? sent : endedRequisition(sent, 'satisfied', completed)
}

/** What HM Land Registry asks about an application that was lodged; it has given more time once. */
export const registryRequisition = (
  { conveyance, id }: Pick<Scene, 'conveyance' | 'id'>,
  { received, today }: { readonly received: Moment; readonly today: string },
): Requisition => {
  const came: Requisition = {
    ...blank(),
    ...{ id, conveyance_id: conveyance.id, kind: 'hmlr', status: 'drafting' },
    ...{ firm: 'HM Land Registry', reference: 'AP1-2207', items: askedItems(registryPoints) },
    ...{ received_on: londonDate(received.now), due_on: addWorkingDays(today, 3) },
    ...{ by: received.by, created_at: received.now },
  }
  const [first] = came.items
  const reply = 'The certificate is enclosed, signed by the management company.'
  const written = repliedRequisition(came, { replies: first ? [{ key: first.key, reply }] : [] })
  const reason = 'The management company has not signed the certificate yet.'
  return extendedRequisition(written, { due_on: addWorkingDays(today, 12), reason }, received)
}
