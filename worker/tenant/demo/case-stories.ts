import { others } from './case-stories-other.ts'
import { purchases } from './case-stories-purchase.ts'
import { sales } from './case-stories-sale.ts'
import type { CaseStory } from './case-story.ts'

/** 45 cases: every kind of matter, every stage, both nations, the waits and the worries of a real week. */
export const caseStories: readonly CaseStory[] = [...sales, ...purchases, ...others]
