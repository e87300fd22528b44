import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredEnquiry, settledEnquiry } from '#domain/enquiry/changing'
import { newEnquiry } from '#domain/enquiry/creation'
import { approvedDecline, declinedEnquiry } from '#domain/enquiry/declining'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { linkStateOf } from '#domain/enquiry/link/link'
import { otherSideActs, otherSideEnquiries } from '#domain/enquiry/link/other-side-view'
import { recordedAsSent, sentEnquiry } from '#domain/enquiry/sending'

const stamp = { by: { id: 'e', name: 'Eleanor' }, now: '2026-11-23T10:00:00.000Z' }
const entry = {
  ...{ label: '1', section: null, parent: null, text: 'Is there a meter?', classification: 'UTL' },
  ...{ reply: null, comment: null, library_id: null, reason: null },
}
const made = (direction: CaseEnquiry['direction']) =>
  newEnquiry(
    { id: 'q', conveyance_id: 'c', number: 1, direction, raised_on: '2026-11-20', round: 1 },
    entry,
    stamp,
  )
const decline = { reason: 'irrelevant', explanation: 'Not relevant.' } as const
const byLink = { how: 'link', name: 'Priya Shah', indemnity: null } as const

test('a link works on its last day, and not after it or once it is withdrawn', () => {
  const link = { withdrawn: null, last_day: '2026-12-23' }
  expect(linkStateOf(link, '2026-12-23')).toBe('open')
  expect(linkStateOf(link, '2026-12-24')).toBe('expired')
  const withdrawn = { by: stamp.by, at: stamp.now }
  expect(linkStateOf({ ...link, withdrawn }, '2026-12-01')).toBe('withdrawn')
})

test('drafts of ours and declines that await approval are not shown to the other side', () => {
  expect(otherSideEnquiries([made('we_raise')])).toEqual([])
  const sent = sentEnquiry(made('we_raise'), stamp.now)
  expect(otherSideEnquiries([sent])[0]).toMatchObject({ status: 'awaiting', reply: null })
  const proposed = declinedEnquiry(
    made('we_answer'),
    decline,
    { others: [] },
    { ...stamp, mayApprove: false },
  )
  expect(otherSideEnquiries([proposed])[0]).toMatchObject({ status: 'awaiting', reply: null })
  const declined = approvedDecline(proposed, true, stamp)
  expect(otherSideEnquiries([declined])[0]).toMatchObject({ status: 'awaiting', reply: null })
  const told = recordedAsSent(declined, stamp)
  expect(otherSideEnquiries([told])[0]?.reply?.text).toBe('Not relevant.')
  expect(approvedDecline(proposed, false, stamp)).toMatchObject({ status: 'sent', decline: null })
})

test('the other side accepts by a link without words, and says what is missing with them', () => {
  const answered = answeredEnquiry(made('we_answer'), 'Yes', stamp)
  const accepted = settledEnquiry(
    answered,
    { ...byLink, outcome: 'accepted', quotation: null },
    stamp,
  )
  expect([accepted.status, accepted.settlement?.how]).toEqual(['accepted', 'link'])
  const refused = { ...byLink, outcome: 'not_satisfied', quotation: null } as const
  expect(() => settledEnquiry(answered, refused, stamp)).toThrow()
})

test('an enquiry of the library is not sent without a reason', () => {
  const drawn = { ...made('we_raise'), library_id: 'l' }
  expect(() => sentEnquiry(drawn, stamp.now)).toThrow('says no reason yet')
  expect(sentEnquiry({ ...drawn, reason: 'The plan differs' }, stamp.now).status).toBe('sent')
})

test('a second reply that was not sent leaves an enquiry as asked again', () => {
  const first = recordedAsSent(answeredEnquiry(made('we_answer'), 'Yes', stamp), stamp)
  const again = settledEnquiry(
    first,
    { ...byLink, outcome: 'not_satisfied', quotation: 'Where?' },
    stamp,
  )
  const second = answeredEnquiry(again, 'In the hall', stamp)
  expect(otherSideEnquiries([second])[0]).toMatchObject({ status: 'not_satisfied', reply: null })
  expect(JSON.stringify(otherSideEnquiries([second]))).not.toContain('In the hall')
  expect(otherSideEnquiries([recordedAsSent(second, stamp)])[0]?.reply?.text).toBe('In the hall')
})

const acts: readonly ((it: CaseEnquiry) => CaseEnquiry)[] = [
  (it) => recordedAsSent(it, stamp),
  (it) => answeredEnquiry(it, 'Yes', stamp),
  (it) => declinedEnquiry(it, decline, { others: [] }, { ...stamp, mayApprove: false }),
  (it) => approvedDecline(it, true, stamp),
  (it) => settledEnquiry(it, { ...byLink, outcome: 'not_satisfied', quotation: 'Where?' }, stamp),
  (it) => settledEnquiry(it, { ...byLink, outcome: 'accepted', quotation: null }, stamp),
]

test('whatever happens, the other side sees acceptance only where it was given, and settles only what was replied to', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(acts.length - 1), { maxLength: 20 }),
      fc.constantFrom('we_answer' as const, 'we_raise' as const),
      (steps, direction) => {
        let it = made(direction)
        for (const act of steps)
          try {
            it = acts[act]?.(it) ?? it
          } catch {
            // A refusal changes nothing.
          }
        for (const shared of otherSideEnquiries([it])) {
          expect(shared.status === 'accepted').toBe(it.settlement !== null)
          if (otherSideActs(shared).settle) expect(shared.reply).not.toBeNull()
          const isOurs = direction === 'we_answer' && it.settlement === null
          if (isOurs && shared.reply !== null) expect(it.reply_sent).not.toBeNull()
        }
      },
    ),
  )
})
