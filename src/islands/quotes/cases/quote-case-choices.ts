import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, isIncomplete, reasonAgainst } from '#domain/act'
import type { QuoteCaseAct } from '#domain/quote/case/acts'
import { isOpen } from '#domain/quote/case/change'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import { changeQuoteCase, resumeQuote } from '#stores/quote/case/quote-case'
import type { QuoteFormName } from './quote-act-form.ts'

const showFailure = showRefusal('Couldn’t change the quote')

const recordOffer = () =>
  changeQuoteCase('stage', { sale_stage: 'sold' }, crypto.randomUUID()).catch(showFailure)

type QuoteActs = Acts<QuoteCaseAct>
type Open = (name: QuoteFormName) => void

/** The actions of a quote in its status; an unavailable one carries the reason. */
export const quoteCaseChoices = (
  quoteCase: QuoteCase,
  acts: QuoteActs,
  open: Open,
): readonly Choice[] => {
  if (quoteCase.status === 'draft')
    return [
      draftChoice(quoteCase, acts),
      stageChoice(quoteCase, acts, open),
      discardChoice(acts, open),
    ]
  if (quoteCase.status === 'dead') return [reviveChoice(acts, open)]
  return [
    ...(isOpen(quoteCase) || quoteCase.status === 'on_hold' ? [phoneChoice(acts, open)] : []),
    ...sentChoices(quoteCase, acts, open),
    ...endingChoices(quoteCase, acts, open),
  ]
}

const draftChoice = (quoteCase: QuoteCase, acts: QuoteActs): Choice => ({
  key: 'draft',
  label: 'Finish the draft',
  icon: 'pen-line',
  why: reasonAgainst(acts.draft),
  onChoose: () => go(href('quotes-quote-cases-id-draft-edit', { id: quoteCase.id })),
})

const discardChoice = (acts: QuoteActs, open: Open): Choice => ({
  key: 'discard',
  label: 'Discard the draft',
  icon: 'trash-2',
  bad: true,
  why: reasonAgainst(acts.discard),
  onChoose: () => open('discard'),
})

const reviveChoice = (acts: QuoteActs, open: Open): Choice => ({
  key: 'revive',
  label: 'Revive',
  icon: 'rotate-ccw',
  why: reasonAgainst(acts.revive),
  onChoose: () => open('revive'),
})

const phoneChoice = (acts: QuoteActs, open: Open): Choice => ({
  key: 'phone',
  label: 'Record telephone acceptance',
  icon: 'phone',
  // What is missing first is listed in the form, each with a link.
  why: isIncomplete(acts.accept_by_phone) ? undefined : reasonAgainst(acts.accept_by_phone),
  onChoose: () => open('phone'),
})

const stageChoice = (quoteCase: QuoteCase, acts: QuoteActs, open: Open): Choice => ({
  key: 'stage',
  label: quoteCase.sale_stage === 'sold' ? 'Offer fell through' : 'Offer accepted',
  icon: quoteCase.sale_stage === 'sold' ? 'house' : 'handshake',
  why: reasonAgainst(acts.stage),
  onChoose: () => (quoteCase.sale_stage === 'sold' ? open('stage') : void recordOffer()),
})

const nextChoice = (acts: QuoteActs, open: Open): Choice => ({
  key: 'next',
  label: 'Plan the next step',
  icon: 'calendar-plus',
  why: reasonAgainst(acts.follow_up),
  onChoose: () => open('next'),
})

const editChoice = ({ id }: QuoteCase, acts: QuoteActs): Choice => ({
  key: 'edit',
  label: 'Price again',
  icon: 'calculator',
  why: reasonAgainst(acts.edit),
  onChoose: () => go(href('quotes-quote-cases-id-edit', { id })),
})

const sentChoices = (quoteCase: QuoteCase, acts: QuoteActs, open: Open): readonly Choice[] => [
  {
    key: 'resend',
    label: 'Send again',
    icon: 'send',
    why: reasonAgainst(acts.send),
    onChoose: () => open('resend'),
  },
  editChoice(quoteCase, acts),
  stageChoice(quoteCase, acts, open),
  {
    key: 'whatsapp',
    label: 'Message on WhatsApp',
    icon: 'message-circle',
    why: reasonAgainst(acts.whatsapp),
    onChoose: () => open('whatsapp'),
  },
  nextChoice(acts, open),
  {
    key: 'extend',
    label: 'Extend the quote',
    icon: 'calendar-clock',
    why: reasonAgainst(acts.extend),
    onChoose: () => open('extend'),
  },
]

const holdChoice = ({ status }: QuoteCase, acts: QuoteActs, open: Open): Choice =>
  status === 'on_hold'
    ? {
        key: 'resume',
        label: 'Take off hold',
        icon: 'play',
        why: reasonAgainst(acts.resume),
        onChoose: () => void resumeQuote().catch(showFailure),
      }
    : {
        key: 'hold',
        label: 'Put on hold',
        icon: 'pause',
        why: reasonAgainst(acts.hold),
        onChoose: () => open('hold'),
      }

const endingChoices = (quoteCase: QuoteCase, acts: QuoteActs, open: Open): readonly Choice[] => [
  holdChoice(quoteCase, acts, open),
  {
    key: 'death',
    label: 'Close as lost',
    icon: 'circle-x',
    bad: true,
    why: reasonAgainst(acts.die),
    onChoose: () => open('death'),
  },
]
