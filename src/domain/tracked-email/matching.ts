import { foldLetters } from '#domain/text/fold-letters'
import type { FilingRule, FilingSuggestion, FilingTarget } from './tracked-email.ts'

const REFERENCE = /(?<![\w-])(?:\d{2}-[SPRT]-\d{5,6}|[QL]-\d{5,6})(?![\w-])/gi
const MOST_REFERENCES = 10

/** The references of cases, quotes and leads that a text names, in capitals. */
export const referencesIn = (text: string): string[] =>
  [...new Set((text.match(REFERENCE) ?? []).map((it) => it.toUpperCase()))].slice(
    0,
    MOST_REFERENCES,
  )

/** The reference in an address such as cases+26-S-01187@firm.example; null for none. */
export const referenceInAddress = (address: string): string | null => {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  return referencesIn(local.slice(local.indexOf('+') + 1))[0] ?? null
}

/** A case, quote or lead that the sender has to do with. */
export type SendersCase = FilingTarget & {
  /** 'A client of this case' */
  readonly why: string
  readonly property: { readonly line: string; readonly postcode: string }
}

/** What the firm's records say of an email, each list without repeats. */
export type MatchFacts = {
  readonly addressed: readonly FilingTarget[]
  readonly named: readonly FilingTarget[]
  readonly answered: readonly FilingTarget[]
  /** Those that are still open. */
  readonly ofSender: readonly SendersCase[]
  /** Subject and text of the email. */
  readonly content: string
}

export type Match = {
  readonly filing: {
    readonly target: FilingTarget
    readonly rule: FilingRule
    readonly reason: string
  } | null
  /** The likeliest first; none where it is filed. */
  readonly suggestions: readonly FilingSuggestion[]
}

/** Where an email belongs: only what is certain enough is filed, and everything else suggested with its reason. */
export const matchOf = (facts: MatchFacts): Match => {
  const withProperty = facts.ofSender.filter((it) => mentions(facts.content, it.property))
  const rules = [
    { rule: 'reference', found: facts.addressed, reason: 'Sent to the address of this case' },
    { rule: 'reference', found: facts.named, reason: 'The subject names its reference' },
    { rule: 'thread', found: facts.answered, reason: 'Answers an email that is filed here' },
    {
      rule: 'address_and_property',
      found: withProperty,
      reason: 'A known sender writes about this property',
    },
  ] as const
  const first = rules.find(({ found }) => found.length > 0)
  const [target] = first?.found ?? []
  if (first && target && first.found.length === 1)
    return {
      filing: { target: targetOf(target), rule: first.rule, reason: first.reason },
      suggestions: [],
    }
  const several = (first?.found ?? []).map((it) =>
    suggestion(it, 50, `${first?.reason}, among others`),
  )
  return { filing: null, suggestions: first ? several : suggestionsOf(facts.ofSender) }
}

const MOST_SUGGESTIONS = 5

const suggestionsOf = (cases: readonly SendersCase[]) =>
  cases
    .slice(0, MOST_SUGGESTIONS)
    .map((it) =>
      suggestion(
        it,
        cases.length === 1 ? 70 : 30,
        cases.length === 1
          ? `${it.why}. Nothing else fits`
          : `${it.why}. ${cases.length - 1} more fit as well`,
      ),
    )

const suggestion = (target: FilingTarget, confidence: number, reason: string) => ({
  ...targetOf(target),
  confidence,
  reason,
})

const targetOf = ({ kind, id, ref }: FilingTarget): FilingTarget => ({ kind, id, ref })

/** Whether a text names a property by its postcode, or by number and street. */
export const mentions = (content: string, { line, postcode }: SendersCase['property']): boolean => {
  const text = ` ${plainWords(content)} `
  const [number, ...street] = plainWords(line).split(' ')
  const code = plainWords(postcode).replaceAll(' ', '')
  const hasPostcode = code.length >= 5 && text.replaceAll(' ', '').includes(code)
  const hasLine =
    number !== undefined && street.length > 0 && text.includes(` ${plainWords(line)} `)
  return hasPostcode || hasLine
}

const plainWords = (text: string) =>
  foldLetters(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
