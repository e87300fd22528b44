import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { $session } from '#stores/user/session'
import { openSessionAs } from '../support/staff-session.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined, onConnection: () => () => {} }))
afterEach(() => $session.set(null))

const permissions = ['clients.view-any', 'conveyance.update'].map((name) => ({ name }))
const acts = () =>
  renderToStaticMarkup(
    <>
      <HeadAct can="clients.view-any">Contacts</HeadAct>
      <HeadAct can="conveyance.update">New case</HeadAct>
    </>,
  )

test('whoever may only read is offered no act that changes something', () => {
  openSessionAs({ permissions })
  expect(acts()).toContain('New case')
  openSessionAs({ permissions, read_only: true })
  expect(acts()).toContain('Contacts')
  expect(acts()).not.toContain('New case')
})
