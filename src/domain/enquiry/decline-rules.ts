import { addMonths, type DateOnly } from '#domain/dates'
import type { DeclineReason } from './decline.ts'

/** What a decline is judged by. */
export type Declinable = {
  readonly classification: string
  readonly text: string
  readonly parent?: string | null
  readonly section?: string | null
  readonly number: number
  readonly round?: number
  /** Why the last reply did not satisfy. */
  readonly comment?: string | null
}

export type Sibling = Declinable & { readonly status: string; readonly round: number }

/** A document of the case, with the day on which its newest version was filed. */
export type HeldDocument = {
  readonly id: string
  readonly name: string
  readonly filed_on: DateOnly
}

/** What somebody says with a decline. */
export type Said = {
  readonly explanation: string
  readonly offer: string | null
  readonly document_id: string | null
  readonly repeats: number | null
}

export type Judged = {
  readonly enquiry: Declinable
  readonly others: readonly Sibling[]
  readonly documents: readonly HeldDocument[]
  readonly today: DateOnly
}

/** Months after which the seller's side confirms or updates an answer: Law Society Conveyancing Protocol. */
const FRESH_MONTHS = 2

const FACT =
  /\b(?:19|20)\d\d\b|\bcertificates?\b|\bconsents?\b|\b(?:supply|enclose|cop(?:y|ies) of|provide (?:a|the|us))\b/i
const LENDER = /\blender|\bmortgagee|\bmortgage offer|\bhandbook\b/i
const SELLERS_ACT =
  /\benforcement\b|\bbreach\b|\bcontravention\b|\bstop notice|\bunauthorised\b|\bwithout (?:planning |any )?(?:permission|consent|approval)/i
const NO_COVER =
  /\b(?:not|cannot|won['’]t|unable to|refuses? to|unwilling to) (?:\w+ )?(?:accept|agree|take|rely on)[^.]{0,60}\b(?:indemnity|policy|insurance|cover)/i
const CONSENT_GIVEN =
  /\b(?:consents?|authority|permission)\b[^.]{0,40}\b(?:enclosed|attached|given|signed)\b|\b(?:has|have) (?:agreed|consented|authorised)\b|\bauthority to (?:disclose|release)\b/i
const REPORT = /\b(?:survey|structural|damp|timber|condition report|engineer)/i
const LOOKED = /\b(?:look(?:ed)?|search(?:ed)?|check(?:ed)?|ask(?:ed)?|found|papers|files)\b/i
const YEAR = /\b(?:19|20)\d\d\b/

const wordsOf = ({ enquiry }: Judged) =>
  [enquiry.section, enquiry.parent, enquiry.text, enquiry.comment].filter(Boolean).join(' ')

const questionsIn = (text: string) => text.split('?').length - 1

type Rule = (judged: Judged) => string | null

const never: Rule = () => null

/** What forbids a reason, by the facts of the case; source: the reasons and their limits in the Protocol, and our own for policies. */
const limits: Readonly<Record<DeclineReason, Rule>> = {
  opinion: ({ enquiry }) =>
    FACT.test(enquiry.text) ? 'This also asks for a fact. Answer the fact.' : null,
  answered: never,
  survey: ({ documents }) => {
    const held = documents.find(({ name }) => REPORT.test(name))
    return held ? `The seller has a report, “${held.name}”. Send it instead.` : null
  },
  search: (judged) =>
    SELLERS_ACT.test(wordsOf(judged))
      ? 'The result points to something that the seller did. Answer it.'
      : null,
  irrelevant: (judged) =>
    judged.enquiry.classification === 'LND' || LENDER.test(wordsOf(judged))
      ? 'The lender asks for this, so it is relevant.'
      : null,
  blanket: ({ enquiry }) => {
    if (YEAR.test(enquiry.text)) return 'This names something of this property. Answer it.'
    return questionsIn(enquiry.text) > 1
      ? 'This asks several things. Answer those that are proper, each by itself.'
      : null
  },
  unknown: never,
  repeat: ({ enquiry, others }) => {
    if (enquiry.comment) return 'They say why the reply did not satisfy, which is new. Answer it.'
    return acceptedBefore(enquiry, others).length === 0
      ? 'No earlier enquiry of this case has been accepted.'
      : null
  },
  advice: never,
  policy: (judged) =>
    [judged.enquiry, ...judged.others].some((it) => NO_COVER.test(`${it.text} ${it.comment ?? ''}`))
      ? 'The buyer does not accept cover, so a policy is no answer.'
      : null,
  private: (judged) =>
    CONSENT_GIVEN.test(wordsOf(judged)) ? 'They say that consent is given. Answer it.' : null,
  contract: never,
}

/** The accepted enquiries that one may repeat. */
export const acceptedBefore = <Of extends Sibling>(
  { number }: Pick<Declinable, 'number'>,
  others: readonly Of[],
): Of[] => others.filter((it) => it.number !== number && it.status === 'accepted')

/** Why a reason may not be given for an enquiry, by what is known of the case; null when it may. */
export const limitOn = (reason: DeclineReason, judged: Judged): string | null =>
  limits[reason](judged)

type Faults = Readonly<Partial<Record<keyof Said, string>>>

const NO_OFFER: Faults = { offer: 'Enter what you offer instead.' }

const answeredFaults = ({ document_id, offer }: Said, { documents, today }: Judged): Faults => {
  const named = documents.find(({ id }) => id === document_id)
  if (named === undefined) return { document_id: 'Choose the document that answers it.' }
  if (named.filed_on < addMonths(today, -FRESH_MONTHS))
    return { document_id: `This document is older than two months. Confirm or update the answer.` }
  return offer ? {} : { offer: 'Enter the page or line that answers it.' }
}

const unknownFaults = ({ explanation, offer }: Said): Faults => {
  const said = `${explanation} ${offer ?? ''}`
  return YEAR.test(said) && LOOKED.test(said)
    ? {}
    : { offer: 'Say in which year the seller bought, and what they looked for.' }
}

const repeatFaults = ({ repeats }: Said, { enquiry, others }: Judged): Faults =>
  acceptedBefore(enquiry, others).some(({ number }) => number === repeats)
    ? {}
    : { repeats: 'Choose the enquiry that was accepted.' }

/** What a decline still has to say, by field. */
export const lackingIn = (reason: DeclineReason, said: Said, judged: Judged): Faults => {
  if (reason === 'answered') return answeredFaults(said, judged)
  if (reason === 'unknown') return unknownFaults(said)
  if (reason === 'repeat') return repeatFaults(said, judged)
  const needsOffer = ['survey', 'search', 'blanket', 'policy', 'private', 'contract']
  return needsOffer.includes(reason) && !said.offer ? NO_OFFER : {}
}
