import { type OtherSideEnquiry, otherSideActs } from '#domain/enquiry/link/other-side-view'

export type Answer = {
  readonly outcome: 'accepted' | 'not_satisfied' | 'withdrawn' | null
  readonly text: string
}
export type Answers = Readonly<Record<string, Answer>>

export const noAnswer: Answer = { outcome: null, text: '' }

const answerOf = (answers: Answers, { id }: OtherSideEnquiry) => answers[id] ?? noAnswer

/** The replies that were typed, to what still takes one. */
export const repliesIn = (enquiries: readonly OtherSideEnquiry[], answers: Answers) =>
  enquiries.flatMap((enquiry) => {
    const text = answerOf(answers, enquiry).text.trim()
    const { id, version } = enquiry
    return otherSideActs(enquiry).reply && text !== '' ? [{ id, version, text }] : []
  })

/** The outcomes that were chosen, with the comment of each that is not satisfied. */
export const outcomesIn = (enquiries: readonly OtherSideEnquiry[], answers: Answers) =>
  enquiries.flatMap((enquiry) => {
    const { outcome, text } = answerOf(answers, enquiry)
    const { settle, withdraw } = otherSideActs(enquiry)
    const isPossible = outcome === 'withdrawn' ? withdraw : settle
    if (outcome === null || !isPossible) return []
    const comment = outcome === 'not_satisfied' ? text.trim() : null
    return [{ id: enquiry.id, version: enquiry.version, outcome, comment }]
  })

/** The numbers of the enquiries that are not satisfied and say nothing. */
export const silentNumbers = (enquiries: readonly OtherSideEnquiry[], answers: Answers) =>
  enquiries
    .filter((enquiry) => {
      const { outcome, text } = answerOf(answers, enquiry)
      return outcome === 'not_satisfied' && text.trim() === ''
    })
    .map(({ number }) => number)

/** The answers with every reply accepted that has no other answer yet. */
export const withAllAccepted = (
  enquiries: readonly OtherSideEnquiry[],
  answers: Answers,
): Answers => ({
  ...answers,
  ...Object.fromEntries(
    enquiries
      .filter((it) => otherSideActs(it).settle && answerOf(answers, it).outcome === null)
      .map(({ id }) => [id, { outcome: 'accepted', text: '' } as const]),
  ),
})
