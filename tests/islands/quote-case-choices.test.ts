import { beforeEach, expect, test, vi } from 'vitest'
import { quoteCaseActs } from '#domain/quote/case/acts'
import { quoteCaseChoices } from '#islands/quotes/cases/quote-case-choices.ts'
import { bothFacts, sentCase, TODAY } from '../domain/quote/fixtures.ts'
import { openSessionAs } from '../support/staff-session.ts'

const went = vi.hoisted(() => vi.fn())
const changed = vi.hoisted(() => vi.fn())
vi.mock('#lib/navigate', () => ({ go: went }))
vi.mock('#stores/quote/case/quote-case', () => ({ changeQuoteCase: changed }))

const opened = vi.fn()
beforeEach(() => {
  for (const it of [went, changed, opened]) it.mockClear()
})

const sent = { ...sentCase(bothFacts), sale_stage: 'sold' as const }
const choices = quoteCaseChoices(sent, quoteCaseActs(sent, openSessionAs(), TODAY), opened)
const choose = (label: string) => {
  const choice = choices.find((it) => it.label === label)
  expect([label, choice?.why]).toEqual([label, undefined])
  choice?.onChoose?.()
}

test('a sent quote can be priced again from its menu', () => {
  choose('Price again')
  expect(went).toHaveBeenCalledWith(expect.stringMatching(`/quote-cases/${sent.id}/edit$`))
})

test.each([
  ['Send again', 'resend'],
  ['Offer fell through', 'stage'],
  ['Record telephone acceptance', 'phone'],
  ['Close as lost', 'death'],
])('“%s” opens a form, and changes nothing by itself', (label, form) => {
  choose(label)
  expect(opened.mock.calls).toEqual([[form]])
  expect(changed).not.toHaveBeenCalled()
})
