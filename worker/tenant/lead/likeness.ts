import type { RequestContext } from '#tenant/runtime/context'

export type AlikeLeads = ReturnType<RequestContext['leads']['alike']>

/** What a lead stores of the one most like it; null when there is none. */
export const likenessIn = ([first]: AlikeLeads) =>
  first
    ? {
        id: first.lead.id,
        number: first.lead.number,
        score: first.score,
        reasons: [...first.reasons],
      }
    : null
