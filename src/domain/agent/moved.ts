import type { MergePreview } from './view.ts'

type Moved = Pick<
  MergePreview,
  'quotes' | 'cases' | 'leads' | 'calls' | 'visits' | 'users' | 'scales'
>

const nouns = [
  ['quotes', 'quote', 'quotes'],
  ['cases', 'case', 'cases'],
  ['leads', 'lead', 'leads'],
  ['calls', 'call', 'calls'],
  ['visits', 'visit', 'visits'],
  ['users', 'sign-in', 'sign-ins'],
  ['scales', 'fee scale', 'fee scales'],
] as const

/** '3 quotes, 1 case, 2 sign-ins'; 'nothing named it' when a merge moves nothing. */
export const movedText = (moved: Moved) =>
  nouns
    .filter(([name]) => moved[name] > 0)
    .map(([name, one, many]) => `${moved[name]} ${moved[name] === 1 ? one : many}`)
    .join(', ') || 'nothing named it'
