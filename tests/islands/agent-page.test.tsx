import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { AgentCase } from '#domain/agent/home'
import { AgentCases } from '#islands/agents/AgentCases.tsx'
import { daysText } from '#islands/agents/AskForUpdate.tsx'
import Tools from '#islands/chrome/Tools.tsx'
import { $session } from '#stores/user/session'
import { wordsOf } from '../support/markup.ts'
import { openSessionAs } from '../support/staff-session.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined, onConnection: () => () => {} }))
afterEach(() => $session.set(null))

const FIND = 'Find a case, person, page or action'
const tools = () => wordsOf(renderToStaticMarkup(<Tools pages={['conveyances']} />))

test('agents are offered no search and no pages of the staff', () => {
  openSessionAs()
  expect(tools()).toContain(FIND)
  openSessionAs({ type: 'agent', permissions: [], agency_id: 'a-1' })
  expect(tools()).not.toContain(FIND)
})

const agentCase: AgentCase = {
  id: 'v-1',
  ref: '26-S-01187',
  matter_type: 'sale',
  address: { line: '14 Larkfield Road', town: 'Shrewsbury', postcode: 'SY3 9QX' },
  stage: { n: 2, of: 9, name: 'Contract pack' },
  standing: 'With Harcourt & Vane since 4 Nov',
  exchange_target_on: null,
  has_exchanged: false,
}

test('a case of an agent, which has no page, looks like no link', () => {
  const html = renderToStaticMarkup(<AgentCases cases={[agentCase]} />)
  expect(wordsOf(html)).toContain('14 Larkfield Road')
  expect(html).not.toMatch(/<a |row-link|data-row/)
  const styles = readFileSync('src/styles/workflows.css', 'utf8')
  expect(styles).toMatch(/\.agent-list tbody tr:hover td \{\s*background: none/)
})

const daysOf = (change: Partial<AgentCase>, now = '2026-11-28') =>
  daysText({ ...agentCase, ...change }, now)

test('the answer to an agent says what took place, and what was only planned', () => {
  expect(daysOf({})).toBe('No date for exchange yet.')
  expect(
    daysOf({ exchange_target_on: '2026-12-18', completion_on: '2027-01-04' }, '2026-12-01'),
  ).toBe('Exchange is planned for Fri 18 Dec. Completion is planned for Mon 4 Jan 2027.')
  const exchanged = { exchange_target_on: '2026-10-23', has_exchanged: true } as const
  expect(daysOf({ ...exchanged, completion_on: '2026-11-04', has_completed: true })).toBe(
    'Exchanged Fri 23 Oct. Completed Wed 4 Nov.',
  )
  expect(daysOf({ ...exchanged, completion_on: '2026-11-04' })).toBe(
    'Exchanged Fri 23 Oct. Completion was planned for Wed 4 Nov.',
  )
  expect(daysOf({ matter_type: 'remortgage', completion_on: '2026-12-10' })).toBe(
    'Completion is planned for Thu 10 Dec.',
  )
})

test('an agent reads first what is needed of them, and of each case what was done, what comes and what is at risk', () => {
  const html = renderToStaticMarkup(
    <AgentCases
      cases={[
        {
          ...agentCase,
          last: { name: 'Property forms', on: '2026-11-04' },
          next: { name: 'Enquiries', on: null },
          delay: 'The target has passed',
          needs: ['memo'],
        },
      ]}
    />,
  )
  expect(wordsOf(html)).toMatch(/^Needed from you1Memo of sale, 14 Larkfield Road/)
  expect(wordsOf(html)).toContain('Property forms, Wed 4 Nov')
  expect(wordsOf(html)).toContain('Next: Enquiries')
  expect(wordsOf(html)).toContain('The target has passed')
  expect(wordsOf(renderToStaticMarkup(<AgentCases cases={[agentCase]} />))).not.toContain('Needed')
})
