import { expect, test } from 'vitest'
import { type DeclineReason, declineText } from '#domain/enquiry/decline'
import { type Judged, lackingIn, limitOn, type Said } from '#domain/enquiry/decline-rules'
import { forbiddenDeclines, suggestedDeclines } from '#domain/enquiry/decline-suggestion'

const asked = (text: string, classification = 'UTL') => ({ text, classification, number: 2 })
const judged = (enquiry: Judged['enquiry'], known: Partial<Judged> = {}): Judged => ({
  ...{ enquiry, others: [], documents: [], today: '2026-11-23' },
  ...known,
})
const meter = asked('Is there a meter?')
const accepted = { ...asked('Who owns the hedge?'), number: 1, round: 1, status: 'accepted' }
const survey = { id: 'd1', name: 'Structural survey 2019.pdf', filed_on: '2026-11-01' }
const said = (told: Partial<Said> = {}): Said => ({
  ...{ explanation: 'No.', offer: null, document_id: null, repeats: null },
  ...told,
})

/** For each reason, a case in which it may be given and one in which it may not. */
const cases: readonly (readonly [DeclineReason, Judged, Judged])[] = [
  [
    'opinion',
    judged(asked('Do you think that the drains will last?')),
    judged(asked('Do you think that the 2016 works needed consent?')),
  ],
  ['survey', judged(asked('Is the roof sound?', 'SUR')), judged(meter, { documents: [survey] })],
  [
    'search',
    judged(asked('The search shows a road scheme. Please comment.', 'SRC')),
    judged(asked('The search shows an enforcement notice. Please comment.', 'SRC')),
  ],
  ['irrelevant', judged(meter), judged(asked('The lender asks for the EPC.'))],
  ['irrelevant', judged(meter), judged(asked('Is there an EPC?', 'LND'))],
  [
    'blanket',
    judged(asked('Please confirm that there is anything else our client should know.')),
    judged(asked('Has the boiler been serviced? Is there a flue? Who fitted it?')),
  ],
  ['repeat', judged(meter, { others: [accepted] }), judged(meter)],
  [
    'repeat',
    judged(meter, { others: [accepted] }),
    judged({ ...meter, comment: 'A new plan came.' }, { others: [accepted] }),
  ],
  [
    'policy',
    judged(asked('Please obtain building regulations approval.', 'BRG')),
    judged(asked('Please obtain approval. The lender will not accept an indemnity policy.', 'BRG')),
  ],
  [
    'private',
    judged(asked('Please supply the divorce papers.', 'OWN')),
    judged(asked('Please supply them; her signed consent is enclosed.', 'OWN')),
  ],
]

test.each(cases)(
  '%s holds, but not where a fact of the case speaks against it',
  (reason, fits, not) => {
    expect(limitOn(reason, fits)).toBeNull()
    expect(limitOn(reason, not)).not.toBeNull()
    expect(forbiddenDeclines(not).map((it) => it.reason)).toContain(reason)
  },
)

test('an answer is named by a document of the last two months, and its line', () => {
  const of = judged(meter, {
    documents: [
      { id: 'new', name: 'Forms.pdf', filed_on: '2026-09-23' },
      { id: 'old', name: 'Forms.pdf', filed_on: '2026-09-22' },
    ],
  })
  const faults = (told: Partial<Said>) => Object.keys(lackingIn('answered', said(told), of))
  expect(faults({})).toEqual(['document_id'])
  expect(faults({ document_id: 'old', offer: 'Page 3' })).toEqual(['document_id'])
  expect(faults({ document_id: 'new' })).toEqual(['offer'])
  expect(faults({ document_id: 'new', offer: 'Page 3' })).toEqual([])
})

test('what the seller never knew says since when, and what they looked for', () => {
  const faults = (offer: string | null) =>
    Object.keys(lackingIn('unknown', said({ offer }), judged(meter)))
  expect(faults('The seller does not know.')).toEqual(['offer'])
  expect(faults('The seller bought in 2009.')).toEqual(['offer'])
  expect(faults('The seller bought in 2009 and searched the file.')).toEqual([])
})

test('a repeat names the accepted enquiry, and other reasons what is offered', () => {
  const of = judged(meter, { others: [accepted] })
  expect(Object.keys(lackingIn('repeat', said({ repeats: 2 }), of))).toEqual(['repeats'])
  expect(lackingIn('repeat', said({ repeats: 1 }), of)).toEqual({})
  expect(Object.keys(lackingIn('survey', said(), of))).toEqual(['offer'])
  expect(lackingIn('advice', said(), of)).toEqual({})
})

test('a reason is suggested by what speaks for it, and never where it is forbidden', () => {
  const reasons = (of: Judged) => suggestedDeclines(of).map(({ reason }) => reason)
  expect(reasons(judged(asked('who owns the HEDGE'), { others: [accepted] }))).toEqual(['repeat'])
  expect(reasons(judged(asked('Do you think that it is damp?', 'SUR')))).toEqual([
    ...['opinion', 'survey'],
  ])
  expect(reasons(judged(asked('Is it damp?', 'SUR'), { documents: [survey] }))).toEqual([])
  expect(reasons(judged(meter))).toEqual([])
})

test('the other side reads the reason with what is offered, or where to look', () => {
  const told = (reason: DeclineReason, offer: string | null) =>
    declineText({ reason, explanation: 'No.', offer })
  expect(told('survey', 'access on any weekday.')).toBe(
    'No. We offer instead: access on any weekday.',
  )
  expect(told('answered', 'page 3')).toBe('No. See: page 3')
  expect(told('advice', null)).toBe('No.')
})
