import { others } from './stories-other.ts'
import { purchases } from './stories-purchase.ts'
import { sales } from './stories-sale.ts'
import type { CaseStory } from './story.ts'

/** 45 cases: every kind of matter, every stage, both nations, with typical delays and risks. */
export const caseStories: readonly CaseStory[] = [...sales, ...purchases, ...others]
