import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { AgentCase } from '#domain/agent/home'
import { AgentCases } from '#islands/agents/AgentCases.tsx'
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
