import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowOf } from '#domain/conveyance/row'
import { Due } from '#islands/conveyances/list/conveyance-columns.tsx'
import { aCase, at } from '../domain/conveyance/fixture.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))
beforeEach(() => vi.useFakeTimers({ now: Date.parse(at('2027-02-01')) }))
afterEach(() => vi.useRealTimers())

const row = rowOf(aCase().conveyance, '2027-02-01')
const dueOf = (status: typeof row.status) =>
  renderToStaticMarkup(<Due conveyance={{ ...row, status }} />)

test('the due date of a case that runs is red once it is past', () => {
  expect(dueOf('pre_contract')).toMatch(/class="[a-z -]*\bbad\b/)
})

test.each(['on_hold', 'aborted', 'closed', 'archived'] as const)(
  'the due date of a case that is %s is neither red nor shown',
  (status) => expect(dueOf(status)).toBe('<span class="faint">–</span>'),
)
