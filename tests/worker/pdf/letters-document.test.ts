import { expect, test } from 'vitest'
import { lettersDocument, WINDOW } from '#worker/pdf/letters'

const POINTS_PER_MM = 72 / 25.4

const letter = {
  ref: '26-01187',
  date: 'Monday 2 March 2026',
  to: ['Ada Lovell', '2 Mill Lane', 'Shrewsbury', 'SY3 9QX'],
  subject: 'Your property forms',
  paragraphs: ['Dear Ada', 'We have sent you the forms.'],
}

/** What a DL window shows of a sheet folded in three: 20 to 110 mm from the left, 46 to 81 mm from the top where the sheet rests on the bottom, 11 mm lower where it does not, and 10 mm further left. */
const VISIBLE = { left: 20, right: 100, top: 57, bottom: 81 }

test('an address lies inside the window of a DL envelope however the sheet slides', () => {
  const { left, top, width, height } = WINDOW
  expect(left / POINTS_PER_MM).toBeGreaterThanOrEqual(VISIBLE.left)
  expect((left + width) / POINTS_PER_MM).toBeLessThanOrEqual(VISIBLE.right)
  expect(top / POINTS_PER_MM).toBeGreaterThanOrEqual(VISIBLE.top)
  expect((top + height) / POINTS_PER_MM).toBeLessThanOrEqual(VISIBLE.bottom)
})

test('each letter begins on a page of its own', () => {
  const firm = { name: 'Harcourt', lines: ['1 High Street'] }
  const { content } = lettersDocument({ firm, letters: [letter, letter] })
  expect(content).toMatchObject([{ stack: expect.anything() }, { pageBreak: 'before' }])
})
