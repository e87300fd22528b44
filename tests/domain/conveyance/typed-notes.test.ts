import { expect, it } from 'vitest'
import { chase } from '#domain/conveyance/chase'
import { exchange } from '#domain/conveyance/exchange'
import type { CaseEvent } from '#domain/conveyance/following-events'
import { historyText } from '#domain/conveyance/history'
import { aCase, at, eleanor, exchangeInput, withFacts, workedUntil } from './fixture.ts'

const sentence = ([event]: readonly CaseEvent[]) =>
  event && historyText({ name: event.name, fields: { ...event.detail } })

it('what was said in a chase stays on the case and in its history', () => {
  const begun = withFacts(aCase(), ['conflict_clear'])
  const input = { task_key: 'terms', how: 'call', note: 'Signs on Friday' } as const
  const { conveyance, events } = chase(begun, input, at('2026-09-28'))
  expect(conveyance.last_chase).toEqual({
    on: '2026-09-28',
    party: 'client',
    how: 'call',
    note: 'Signs on Friday',
  })
  expect(conveyance.last_client_contact_on).toBe('2026-09-28')
  expect(sentence(events)).toBe('Chased the clients by telephone: Signs on Friday')
})

it('speaker, formula and holder of the deposit stay in the history of an exchange', () => {
  const day = at('2026-11-27')
  const ready = workedUntil(aCase(), 'exchanged', day)
  const { conveyance, events } = exchange(ready, exchangeInput, eleanor, day)
  expect(conveyance.exchange).toMatchObject({ formula: 'B', spoke_to: 'Sunita Rao' })
  expect(sentence(events)).toBe(
    'Eleanor Shaw exchanged contracts with Sunita Rao by formula B at 09:30. Price £412,500.00 and deposit £41,250.00 confirmed. Deposit held by Ashgrove Pym.',
  )
})
