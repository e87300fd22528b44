import { phonesIn } from './contact-details.ts'
import { datesIn } from './date.ts'
import { GIVEN_NAMES } from './given-names.ts'
import type { Label, Topic } from './label/label.ts'
import { amountsIn } from './money.ts'
import { FIRM_WORD } from './office.ts'
import { TITLE } from './person.ts'

const POSTCODE_START = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/

const TESTS: Partial<Record<Topic, (value: string) => boolean>> = {
  price: (value) => amountsIn(value)[0]?.at === 0 && value.length < 40,
  deposit: (value) => amountsIn(value)[0]?.at === 0 && value.length < 40,
  phone: (value) => phonesIn(value)[0]?.at === 0,
  email: (value) => /^\S+@\S+/.test(value),
  postcode: (value) => POSTCODE_START.test(value),
  accepted: (value) => datesIn(value)[0]?.at === 0 && value.length < 40,
  exchanged: (value) => datesIn(value)[0]?.at === 0 && value.length < 40,
  completed: (value) => datesIn(value)[0]?.at === 0 && value.length < 40,
  tenure: (value) => /^(free|lease)hold\b/i.test(value) && !/\w\. \w/.test(value),
  whole: (value) => value.length < (/\s[–—-] sol/i.test(value) ? 130 : 80) && isPersonLike(value),
}

/** A name of two words or more, alone or with who acts in brackets or behind a mark. */
const IS_FIRM = /^\p{Lu}[\p{L}'-]+(?:,? (?:& |and )?\p{Lu}[\p{L}'-]+)+(?=$|\s*[(,;/–-])/u

/** Whether a value is of the form that a label asks for, so that nothing else need part them. */
export const fits = ({ topic, office, side }: Label, value: string) =>
  (TESTS[topic]?.(value) ?? false) ||
  (office === 'conveyancer' &&
    topic === 'whole' &&
    /^\p{Lu}/u.test(value) &&
    (FIRM_WORD.test(value) ||
      isPersonLike(value.split(', ')[1] ?? '') ||
      (side !== null && IS_FIRM.test(value))) &&
    value.length < 90)

/** Whether a value is of the kind that a label asks for which was understood in part. */
export const isLooseFit = (label: Label, value: string) => {
  if (label.topic === 'whole') return fits(label, value) || FIRM_WORD.test(value)
  const test = TESTS[label.topic]
  return test ? test(value) : !/^[£@\d]|^\S+@/.test(value)
}

/** 'Prepared by X, Dunmere' names whoever did it. */
export const isDoneBy = (label: string, value: string) =>
  /\bby$/i.test(label) &&
  /^\p{Lu}/u.test(value) &&
  value.length < 140 &&
  !(/^sold by$/i.test(label) && TITLE.test(value))

const isPersonLike = (value: string) => {
  const [first = ''] = value.split(/[ .]/)
  return TITLE.test(value) || (/^\p{Lu}/u.test(first) && GIVEN_NAMES.has(first.toLowerCase()))
}

/** 'The owners,' before names of whom the sentence goes on to tell. */
export const isSubject = (lead: string, value: string) =>
  lead.endsWith(',') && /,\s+(?:have|has|had|is|are|was|were|will|would|who)\b/.test(value)
