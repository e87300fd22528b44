import * as z from 'zod/mini'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import { parseAppliesIf } from './condition.ts'
import { evaluate } from './evaluating.ts'
import { type CasePapers, knownFacts } from './known-facts.ts'

/** An enquiry of the library that a case may raise. */
export const Suggestion = z.object({
  library_id: z.string(),
  code: z.string(),
  title: z.string(),
  asks: z.string(),
  classification: z.string(),
  evidence: z.array(z.string()),
  no_contact: z.boolean(),
  protocol_ok: z.boolean(),
  /** Why it applies; null for one that rests on no fact of the case. */
  because: z.nullable(z.string()),
})
export type Suggestion = z.infer<typeof Suggestion>

/** What has to be found out before somebody can say whether it applies. */
export const OpenSuggestion = z.extend(z.pick(Suggestion, { code: true, title: true }), {
  library_id: z.string(),
  unknown: z.array(z.string()),
})
export type OpenSuggestion = z.infer<typeof OpenSuggestion>

export const Suggestions = z.object({
  /** What rests on a fact of the case first. */
  applies: z.array(Suggestion),
  to_check: z.array(OpenSuggestion),
  /** How many that apply the case has raised already. */
  raised: z.int(),
})
export type Suggestions = z.infer<typeof Suggestions>

const MOST_REASON = 500

const toSuggestion = ({ id, content }: LibraryEnquiry, because: readonly string[]): Suggestion => {
  const { code, title, asks, classification, evidence, no_contact, protocol_ok } = content
  const reason = because.join('; ').slice(0, MOST_REASON)
  return {
    ...{ library_id: id, code, title, asks, classification, evidence, no_contact, protocol_ok },
    because: reason === '' ? null : reason,
  }
}

type Own = Pick<CaseEnquiry, 'library_id' | 'direction' | 'status'>

/** The enquiries of the library that the case has raised, and those that they were merged into. */
const raisedFrom = (library: readonly LibraryEnquiry[], enquiries: readonly Own[]) => {
  const stayed = new Map(library.map((it) => [it.id, it.merged_into]))
  return new Set(
    enquiries
      .filter((it) => it.direction === 'we_raise' && it.status !== 'withdrawn')
      .flatMap(({ library_id: id }) => (id === null ? [] : [id, stayed.get(id) ?? id])),
  )
}

/** What of the library applies to a case and why, and what might; nothing of it is raised by itself. */
export const suggestionsFor = (
  library: readonly LibraryEnquiry[],
  papers: CasePapers,
  enquiries: readonly Own[],
): Suggestions => {
  const known = knownFacts(papers)
  const raised = raisedFrom(library, enquiries)
  const judged = library
    .filter(({ is_archived }) => !is_archived)
    .flatMap((enquiry) => {
      const condition = parseAppliesIf(enquiry.content.applies_if)
      return condition === null ? [] : [{ enquiry, verdict: evaluate(condition, known) }]
    })
  const open = judged.filter(({ enquiry }) => !raised.has(enquiry.id))
  return {
    applies: open
      .flatMap(({ enquiry, verdict }) =>
        verdict.is === 'applies' ? [toSuggestion(enquiry, verdict.because)] : [],
      )
      .toSorted((a, b) => Number(a.because === null) - Number(b.because === null)),
    to_check: open.flatMap(({ enquiry: { id, content }, verdict }) =>
      verdict.is === 'check'
        ? [
            {
              ...{ library_id: id, code: content.code, title: content.title },
              unknown: verdict.unknown.map(({ text }) => text),
            },
          ]
        : [],
    ),
    raised: judged.filter(
      ({ enquiry, verdict }) => verdict.is === 'applies' && raised.has(enquiry.id),
    ).length,
  }
}
