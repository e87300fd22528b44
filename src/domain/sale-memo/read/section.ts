import type { Entry } from './entry.ts'
import { ACTING, HANDLED, THIRD } from './label/forms.ts'
import type { Label, Topic } from './label/label.ts'
import { asTold } from './prose/as-told.ts'

/** What the labels above say of whom the next ones speak. */
export type Section = Pick<Entry, 'side' | 'office'> & {
  /** Whether a heading opened it, rather than a label with its value beside it. */
  readonly isHeading: boolean
  /** Whether a heading for the lawyers of both sides stands above. */
  readonly isLawyers: boolean
  /** Whether the heading for lawyers right above names no side. */
  readonly isOpen: boolean
}
export const NOBODY: Section = {
  side: null,
  office: null,
  isHeading: false,
  isLawyers: false,
  isOpen: false,
}
/** Labels that say something of whoever the section is about. */
const DETAILS: readonly Topic[] = [
  'phone',
  'email',
  'address',
  'addressLine',
  'name',
  'handler',
  'firm',
  'contact',
  'chain',
  'funding',
  'ignored',
  'date',
  'lender',
  'toBuy',
  'toSell',
]
const ABOUT_SALE: readonly Topic[] = ['chain', 'funding', 'lender', 'toBuy', 'toSell']
/** Labels whose value is one line, so that what follows is no part of it. */
export const ONE_LINE: readonly Topic[] = [
  'postcode',
  'price',
  'deposit',
  'tenure',
  'years',
  'accepted',
  'exchanged',
  'completed',
  'phone',
  'email',
  'date',
  'ignored',
]

/** Whether a label of a column speaks of whoever the rows above it are about. */
const isKept = (label: Label) => isDetail(label) && !ABOUT_SALE.includes(label.topic)

/** The label of a row as it counts in the column of a section. */
export const keptIn = (section: Section, label: Label): Label =>
  isKept(label) ? label : { ...label, side: label.side ?? section.side }

export const isDetail = ({ side, office, topic }: Label) =>
  side === null && office === null && DETAILS.includes(topic)

/** A sentence below the heading of a side with that side in place of 'they'. */
export const toldBelow = (section: Section | undefined, text: string) =>
  section?.isHeading &&
  section.office === null &&
  section.side !== null &&
  section.side !== 'client'
    ? asTold(text, section.side)
    : text

const ESTATE = /\b(?:executors?|estate of|personal representatives?|administrators?)\b/i

/** Under the heading of a side, its 'client' is who it is about; below an estate, who is 'acting' acts for it. */
export const ofHeading = (section: Section, label: Label, above: Entry | null): Label =>
  label === HANDLED && section.office === 'conveyancer' && above !== null
    ? { side: null, office: null, topic: 'handler' }
    : label === ACTING && above?.office === null && above.values.some((value) => ESTATE.test(value))
      ? { side: section.side, office: null, topic: 'whole' }
      : label.side === 'client' && section.isHeading && section.side !== null
        ? { ...label, side: label.topic === 'whole' ? section.side : null }
        : label

export const sectionOf = (section: Section, label: Label, isHeading: boolean): Section => {
  const { side, office, topic } = label
  if (label === THIRD && isHeading) return NOBODY
  if (isDetail(label) && ABOUT_SALE.includes(topic) && section.office !== null)
    return section.isHeading && section.side !== null ? { ...section, office: null } : NOBODY
  if (isDetail(label) && topic === 'contact' && section.side === null)
    return { ...NOBODY, office: section.office ?? 'agent' }
  if (isDetail(label)) return topic === 'handler' && section.side ? asConveyancer(section) : section
  if (office === 'agent') return { ...NOBODY, office, isHeading }
  if (office === 'conveyancer') {
    const isBelow = !isHeading || section.isHeading
    const owner = side ?? (isBelow ? section.side : null)
    const isOpen = side === null && isHeading
    return { side: owner, office, isHeading: section.isHeading, isLawyers: owner === null, isOpen }
  }
  if (side === null) return NOBODY
  const isLawyers = (section.isLawyers || (section.isOpen && !isHeading)) && side !== 'client'
  return { ...NOBODY, side, office: isLawyers ? 'conveyancer' : null, isHeading, isLawyers }
}

/** Whose a value is; how the buyer pays is nobody's office. */
const ownerOf = (
  { side, office, isHeading }: Section,
  label: Label,
): Pick<Entry, 'side' | 'office'> => {
  if (label.topic === 'addressLine' && office === 'agent' && !isHeading) return NOBODY
  if (!ABOUT_SALE.includes(label.topic)) return { side: label.side ?? side, office }
  return { side: label.side ?? (office === null ? side : null), office: null }
}

/** A label of one line inside a longer value, which goes on below it. */
export const isAside = (label: Label) => isDetail(label) && ONE_LINE.includes(label.topic)

const asConveyancer = (section: Section): Section =>
  section.office === null ? { ...section, office: 'conveyancer' } : section

const topicIn = (section: Section, { topic, office, side }: Label): Topic => {
  if (topic === 'address' && section.side === null && section.office === null) return 'property'
  if (topic === 'contact')
    return section.office === null && section.side === null ? 'handler' : 'contact'
  const isNamed = topic === 'name' && (side !== null || office !== null || section.side !== null)
  return isNamed ? 'whole' : topic
}

/** Whether a label opens what is said of the chain, or gives one side's part of it below such a heading. */
export const isUnderChain = (
  { side, office, topic }: Label,
  isInline: boolean,
  isChain: boolean,
) =>
  isInline ? isChain && side !== null && office === null && topic === 'whole' : topic === 'chain'

/** What a label opens below what the section says, still without a value. */
export const entryOf = (section: Section, label: Label): Entry => ({
  ...ownerOf(section, label),
  topic: topicIn(section, label),
  values: [],
  isLoose: label.isLoose ?? false,
})
