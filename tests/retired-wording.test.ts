import { describe, expect, test } from 'vitest'
import { productTexts } from './support/product-texts.ts'

/** What no text says any more, and what is said instead; an empty text where the sentence went as a whole. */
const retired: readonly (readonly [RegExp, string])[] = [
  // Quotes.
  [/quotes? dies?\b/i, 'expires'],
  [/mark(ed)? dead/i, 'Close as lost'],
  [/let (it |them )?die/i, 'Let lapse'],
  [/extend(ed)? the price/i, 'Extend the quote'],
  [/\bTemp\b/, 'Interest'],
  [/in a hurry/i, 'Needed within 15 days'],
  [/tall building/i, 'Building of 11 m or more'],
  [/another home kept/i, 'Keeping another property'],
  [/prices by hand/i, 'Manual adjustments'],
  [/tax is worked out for/i, 'Tax is calculated at this date'],
  // Leads and My day.
  [/why we may ring/i, 'Consent to call'],
  [/this lead is only read/i, 'this lead is read-only'],
  [/past the promised answer/i, 'overdue for a first call'],
  [/due in the next days/i, 'Nothing is due by'],
  [/leads? waits? for an answer/i, 'awaiting a reply'],
  // Signing in.
  [/own doors/i, 'sign in separately'],
  [/six-figure/i, 'six-digit code'],
  // What clients read.
  [/is beside it/i, 'is extra'],
  [/what could come on top/i, 'Possible extra costs'],
  [/what we took for granted/i, 'Our assumptions'],
  [/this price stands until/i, 'This quote is valid until'],
  [/is put before other work/i, 'We prioritise your matter'],
  [/more to read/i, 'There are extra documents to review'],
  [/^Who looks after it/, 'Your legal team'],
  [/we have been told/i, ''],
  [/now you answer your buyer/i, ''],
  [/what comes next:/i, 'Sign in to see the next steps:'],
  [/^go on\b|save and go on|\bto go on$/i, 'Save and continue'],
  [/code of six digits/i, '6-digit code'],
  // Cases.
  [/\} is done$|searches is done/i, 'completed'],
  [/waits for somebody else/i, 'awaiting another party'],
  [/nobody holds the case/i, 'No action outstanding'],
  [/\b(sdlt|ltt) figure/, 'Confirm SDLT or LTT figure'],
  [/exchange rests on/i, ''],
  [/cannot be taken back/i, ''],
  [/others and money/i, ''],
  [/set (the )?holder/i, 'Change who is acting'],
  [/leave it out/i, 'Not applicable'],
  [/runs out/i, 'Searches expire'],
  [/\bwd\b/, 'working days'],
  // Lists and administration.
  [/give to a fee earner/i, 'Reassign'],
  [/pick none/i, 'Clear selection'],
  [/comes with the product/i, 'Standard'],
  [/^Words$/, 'Templates'],
  // Forms.
  [/^this is too long/i, 'characters or fewer'],
]

/** A text without the code that fills it in. */
const said = productTexts().map(({ text }) => text.replace(/\{[^{}]*\}?/g, '{}'))

describe('a text of the product', () => {
  test.each(retired)('never says %s', (phrase) => {
    expect(said.filter((text) => phrase.test(text))).toEqual([])
  })

  test.each(retired.flatMap(([, text]) => text || []))('says “%s”', (phrase) => {
    expect(said.some((text) => text.includes(phrase))).toBe(true)
  })
})
