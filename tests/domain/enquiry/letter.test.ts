import { describe, expect, test } from 'vitest'
import { answeredEnquiry, next, settledEnquiry } from '#domain/enquiry/changing'
import { newEnquiry } from '#domain/enquiry/creation'
import { declinedEnquiry } from '#domain/enquiry/declining'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { letterBlocks } from '#domain/enquiry/letter/blocks'
import { letterOf, sentInLetter } from '#domain/enquiry/letter/letter'
import { textFrom } from '#domain/template/markup/text'

const stamp = { by: { id: 'e', name: 'Eleanor' }, now: '2026-11-23T10:00:00.000Z' }
const later = { ...stamp, now: '2026-11-24T10:00:00.000Z' }
const sending = { ...stamp, document: 'd' }

const made = (direction: CaseEnquiry['direction'], number = 1): CaseEnquiry =>
  newEnquiry(
    {
      ...{ id: `e${number}`, conveyance_id: 'c', number, direction, round: 1 },
      raised_on: '2026-11-20',
    },
    {
      ...{ label: `${number}(a)`, section: 'Title', parent: 'Please supply:', text: 'the deed' },
      ...{ classification: 'TIT', reply: null, comment: null, library_id: null, reason: null },
    },
    stamp,
  )

const said = { how: 'mail', name: 'Jo', quotation: 'OK', indemnity: null } as const
const answered = answeredEnquiry(made('we_answer'), 'Attached.', stamp)

describe('a letter of replies', () => {
  test('holds what waits for the other side, and nothing without a reply', () => {
    expect(letterOf('replies', [answered])).toEqual({
      kind: 'replies',
      items: [{ id: 'e1', as_of: stamp.now }],
    })
    const accepted = settledEnquiry(answered, { ...said, outcome: 'accepted' }, stamp)
    for (const enquiry of [made('we_answer'), made('we_raise'), accepted])
      expect(() => letterOf('replies', [enquiry])).toThrow()
  })

  test('gives their numbers, the lead-in once, and replies or why there is none', () => {
    const decline = { reason: 'advice', explanation: 'Ask your own lawyer.' } as const
    const declined = declinedEnquiry(
      made('we_answer', 2),
      decline,
      { others: [] },
      {
        ...stamp,
        mayApprove: true,
      },
    )
    expect(textFrom([...letterBlocks('replies', [answered, declined])])).toBe(
      [
        'Title',
        'Please supply:',
        '1(a). the deed',
        'Reply: Attached.',
        '2(a). the deed',
        'Not answered: Ask your own lawyer.',
      ].join('\n\n'),
    )
  })

  test('marks replies as sent, and settles nothing', () => {
    const letter = letterOf('replies', [answered])
    const sent = sentInLetter(letter, answered, sending)
    expect(sent).toMatchObject({ status: 'answered', reply_sent: { document: 'd' } })
    if (sent === null) throw new Error('not sent')
    expect(answeredEnquiry(sent, 'Rather this.', later).reply_sent).toBeNull()
  })

  test('is refused once a reply has changed, and leaves out what was settled meanwhile', () => {
    const letter = letterOf('replies', [answered])
    const changed = answeredEnquiry(answered, 'Rather this.', later)
    expect(() => sentInLetter(letter, changed, sending)).toThrow('has changed since')
    const again = settledEnquiry(answered, { ...said, outcome: 'not_satisfied' }, later)
    expect(() => sentInLetter(letter, again, sending)).toThrow('has changed since')
    const accepted = settledEnquiry(answered, { ...said, outcome: 'accepted' }, later)
    expect(sentInLetter(letter, accepted, sending)).toBeNull()
  })
})

describe('a letter of enquiries', () => {
  test('records drafts as sent, once', () => {
    const draft = made('we_raise')
    const letter = letterOf('enquiries', [draft])
    const sent = sentInLetter(letter, draft, sending)
    expect(sent?.status).toBe('sent')
    expect(sent && sentInLetter(letter, sent, sending)).toBeNull()
  })

  test('needs a reason for what comes from the library', () => {
    const bare = { ...made('we_raise'), library_id: 'l' }
    expect(() => letterOf('enquiries', [bare])).toThrow()
    const reasoned = next(bare, { reason: 'The lender asks.' })
    expect(textFrom([...letterBlocks('enquiries', [reasoned])])).toContain(
      'We ask because: The lender asks.',
    )
  })
})
