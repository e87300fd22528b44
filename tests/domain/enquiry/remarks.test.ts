import { expect, test } from 'vitest'
import { splitEnquiries } from '#domain/enquiry/split/split'

const remarks = [
  'Our client’s survey is satisfactory.',
  'The lender is content with the title.',
  'There is nothing else on title.',
  'The searches are clear.',
  'Our client is a cash buyer.',
  'Our searches have been put in hand.',
  'No enquiries arise from the drainage search.',
  'We do not raise anything on the fittings form.',
  'This completes our enquiries on title.',
  'We will write separately about the lease.',
  'You will recall that our client viewed the property in August.',
  'We are still waiting for the local search.',
  'My client has already booked a removal firm.',
]

test.each(remarks)('asks nothing below an enquiry or in its place: %s', (remark) => {
  for (const place of [remark, `2. ${remark}`]) {
    const { count, not_enquiries } = splitEnquiries(
      `1. Who owns the wall?\n\n${place}\n\n3. Is the drive shared?`,
      'list.txt',
    )
    expect([count, not_enquiries]).toEqual([2, [remark]])
  }
})

const enquiries = [
  'We are still waiting for the certificate.',
  'Our client is content once the consent is seen.',
  'The search shows a tree preservation order. Please send it.',
  'There is nothing on the plan to show the drive. Please explain.',
]

test.each(enquiries)('waits for an answer: %s', (enquiry) => {
  const { items } = splitEnquiries(`1. Who owns the wall?\n\n2. ${enquiry}`, 'list.txt')
  expect(items.map(({ text }) => text)).toEqual(['Who owns the wall?', enquiry])
})
