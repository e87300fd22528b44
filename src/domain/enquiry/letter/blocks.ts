import { declineText } from '#domain/enquiry/decline'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { Block, Lines } from '#domain/template/markup/block'
import type { EnquiryLetterKind } from './contents.ts'

const linesOf = (text: string): Lines => text.split('\n').map((line) => [{ text: line }])

const named = (name: string, text: string): Block => {
  const [first = '', ...rest] = text.split('\n')
  return {
    kind: 'paragraph',
    lines: [
      [{ text: `${name} `, bold: true }, { text: first }],
      ...rest.map((line) => [{ text: line }]),
    ],
  }
}

const replyBlock = ({ reply, decline }: CaseEnquiry): Block =>
  decline ? named('Not answered:', declineText(decline)) : named('Reply:', reply?.text ?? '')

const answerBlocks = (kind: EnquiryLetterKind, enquiry: CaseEnquiry): readonly Block[] => {
  if (kind === 'replies') return [replyBlock(enquiry)]
  return enquiry.reason ? [named('We ask because:', enquiry.reason)] : []
}

/** The number by which the other side knows an enquiry: theirs where we answer. */
const numberOf = (kind: EnquiryLetterKind, { label, number }: CaseEnquiry) =>
  kind === 'replies' ? (label ?? String(number)) : String(number)

const enquiryBlocks = (
  kind: EnquiryLetterKind,
  enquiry: CaseEnquiry,
  before: CaseEnquiry | undefined,
): readonly Block[] => {
  const { section, parent, text } = enquiry
  const isNewSection = section !== null && section !== before?.section
  const isNewParent = parent !== null && parent !== before?.parent
  return [
    ...(isNewSection ? [{ kind: 'heading', level: 3, spans: [{ text: section }] } as const] : []),
    ...(isNewParent ? [{ kind: 'paragraph', lines: linesOf(parent) } as const] : []),
    named(`${numberOf(kind, enquiry)}.`, text),
    ...answerBlocks(kind, enquiry),
  ]
}

/** The numbered enquiries of a letter, each with its reply or its reason. */
export const letterBlocks = (
  kind: EnquiryLetterKind,
  enquiries: readonly CaseEnquiry[],
): readonly Block[] =>
  enquiries.flatMap((enquiry, at) => enquiryBlocks(kind, enquiry, enquiries[at - 1]))
