import { DeclineReason, declineReasons } from './decline.ts'
import { acceptedBefore, type Judged, limitOn } from './decline-rules.ts'

export type DeclineSuggestion = {
  readonly reason: DeclineReason
  /** What speaks for it: 'It asks for a view.' */
  readonly why: string
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const signs: readonly (readonly [DeclineReason, RegExp, string])[] = [
  [
    'opinion',
    /\b(?:do you (?:think|consider|believe)|in your (?:view|opinion)|is it likely|are you satisfied)\b/i,
    'It asks for a view.',
  ],
  [
    'advice',
    /\b(?:please advise|your advice|legal advice|advise (?:us|whether|the buyer))\b/i,
    'It asks for advice.',
  ],
  [
    'blanket',
    /\b(?:any other (?:matter|information)|all (?:relevant|usual) (?:documents|matters)|standard enquiries|anything (?:else )?(?:that )?(?:the|our) (?:buyer|client))/i,
    'It is a standard text that names nothing of this property.',
  ],
]

const byClassification: Readonly<Record<string, readonly [DeclineReason, string]>> = {
  SUR: ['survey', 'It arises from the buyer’s survey.'],
  SRC: ['search', 'It arises from a search.'],
  CTR: ['contract', 'It is about the wording of the contract.'],
}

const found = (judged: Judged): readonly DeclineSuggestion[] => {
  const { enquiry, others } = judged
  const same = acceptedBefore(enquiry, others).find(
    (it) => folded(it.text) === folded(enquiry.text),
  )
  const usual = byClassification[enquiry.classification]
  return [
    ...(same
      ? [{ reason: 'repeat' as const, why: `It asks what enquiry ${same.number} asked.` }]
      : []),
    ...signs.flatMap(([reason, pattern, why]) =>
      pattern.test(enquiry.text) ? [{ reason, why }] : [],
    ),
    ...(usual ? [{ reason: usual[0], why: usual[1] }] : []),
  ]
}

/** The reasons that the facts speak for and nothing forbids; a lawyer still decides. */
export const suggestedDeclines = (judged: Judged): readonly DeclineSuggestion[] =>
  found(judged).filter(({ reason }) => limitOn(reason, judged) === null)

/** The reasons that may not be given here, with why. */
export const forbiddenDeclines = (judged: Judged) =>
  DeclineReason.options.flatMap((reason) => {
    const why = limitOn(reason, judged)
    return why === null ? [] : [{ reason, label: declineReasons[reason].label, why }]
  })
