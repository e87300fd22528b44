import * as z from 'zod/mini'
import type { EnquiryClassification } from './classification/classification.ts'
import type { EnquiryStatus } from './enquiry.ts'

/** How an enquiry stands in the words of agents and clients; a reply alone never settles one. */
export const ProgressState = z.enum(['asked_again', 'waiting', 'explained', 'answered', 'settled'])
export type ProgressState = z.infer<typeof ProgressState>

const EnquiryProgressLine = z.object({
  /** What they are about: 'Certificates for building work' */
  phrase: z.string(),
  /** '2 waiting for an answer, 1 settled' */
  text: z.string(),
  is_settled: z.boolean(),
})

/** The enquiries of a case, without what they ask. */
export const EnquiryProgress = z.object({
  /** '14 asked, 9 answered, 5 settled' */
  text: z.string(),
  is_settled: z.boolean(),
  lines: z.array(EnquiryProgressLine),
})
export type EnquiryProgress = z.infer<typeof EnquiryProgress>

/** How many enquiries of a case have a classification and a status. */
export type EnquiryTally = {
  readonly classification: string
  readonly status: EnquiryStatus
  readonly count: number
}

// Drafts, and ones that nobody asks any more, are not counted.
const states: Readonly<Record<EnquiryStatus, ProgressState | null>> = {
  raised: null,
  sent: 'waiting',
  decline_proposed: 'waiting',
  answered: 'answered',
  declined: 'explained',
  not_satisfied: 'asked_again',
  accepted: 'settled',
  covered_by_indemnity: 'settled',
  withdrawn: null,
}

export const progressTexts: Readonly<Record<ProgressState, string>> = {
  asked_again: 'asked again',
  waiting: 'waiting for an answer',
  explained: 'explained, for the other conveyancer to consider',
  answered: 'answered, for the other conveyancer to consider',
  settled: 'settled',
}

const counted = (tallies: readonly EnquiryTally[], ...of: readonly ProgressState[]) =>
  tallies
    .filter(({ status }) => of.some((state) => state === states[status]))
    .reduce((sum, { count }) => sum + count, 0)

const isAllSettled = (tallies: readonly EnquiryTally[]) =>
  tallies.every(({ status }) => states[status] === 'settled' || status === 'withdrawn')

const stateText = (tallies: readonly EnquiryTally[]) =>
  ProgressState.options
    .map((state) => [counted(tallies, state), progressTexts[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ')

const phraseOf = (code: string, classifications: readonly EnquiryClassification[]) => {
  const found = classifications.find((it) => it.code === code)
  return found?.agent_phrase || found?.name || 'Other questions'
}

const linesOf = (
  tallies: readonly EnquiryTally[],
  classifications: readonly EnquiryClassification[],
) =>
  [...Map.groupBy(tallies, (it) => phraseOf(it.classification, classifications))].map(
    ([phrase, of]) => ({ phrase, text: stateText(of), is_settled: isAllSettled(of) }),
  )

/** What agents and clients read of the enquiries of a case; null where none was asked. */
export const enquiryProgress = (
  tallies: readonly EnquiryTally[],
  classifications: readonly EnquiryClassification[],
): EnquiryProgress | null => {
  const asked = tallies.filter(({ status }) => states[status] !== null)
  const all = counted(asked, ...ProgressState.options)
  if (all === 0) return null
  const [answered, settled] = [counted(asked, 'answered', 'settled'), counted(asked, 'settled')]
  return {
    text: `${all} asked, ${answered} answered, ${settled} settled`,
    is_settled: isAllSettled(tallies),
    lines: linesOf(asked, classifications).toSorted(
      (a, b) => Number(a.is_settled) - Number(b.is_settled) || a.phrase.localeCompare(b.phrase),
    ),
  }
}
