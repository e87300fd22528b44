import { afterEach, expect, test, vi } from 'vitest'
import { bodyFor, queryFor } from '../support/bodies.ts'
import { unhurried } from '../support/calling.ts'
import { instructed } from '../support/cases.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm } from '../support/firm.ts'
import { stateOf } from '../support/state.ts'
import { printCount } from './count.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** The time that passes from one call to the next, so that nobody is refused too often. */
const PAUSE_MS = 5_000

afterEach(() => {
  vi.useRealTimers()
})

test('a record out of reach and one that there is none of get the same bytes from every call', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer', team: 'east' })
  const owner = await firm.as('Owner')
  const cases: { id: string; quote_case_id: string | null }[] = await instructed(firm, owner)
  const ids = [...new Set(cases.flatMap((it) => [it.id, it.quote_case_id ?? it.id]))]
  const callers = [
    await firm.as('Conveyancer', { team: 'west' }),
    await firm.as('New-business adviser', { team: 'west' }),
    await firm.as('Client', { type: 'client' }),
    await firm.as('Agent', { type: 'agent' }),
  ]
  const wrong: string[] = []
  let requests = 0
  const before = await stateOf(firm)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  for (const [name, endpoint] of endpoints.filter(([, it]) => it.path.includes(':id'))) {
    vi.setSystemTime(Date.now() + PAUSE_MS)
    for (const by of callers) {
      const ask = (id: string) =>
        unhurried(() =>
          by.send(
            endpoint.method,
            pathWith(endpoint, id) + queryFor(name, endpoint),
            bodyFor(name, endpoint),
          ),
        )
      const none = await ask(missing)
      for (const id of ids) {
        const foreign = await ask(id)
        requests += 1
        if (foreign.status !== none.status || foreign.text !== none.text)
          wrong.push(`${name} by ${by.user.type} ${by.user.first_name}: ${foreign.status}`)
      }
    }
  }
  printCount('foreign ids, equal in bytes to none', requests, wrong)
  expect(wrong).toEqual([])
  expect(await stateOf(firm)).toBe(before)
  expect(requests).toBeGreaterThan(300)
}, 120_000)
