import { expect, test } from 'vitest'
import { setCounts } from '#domain/conveyance/counts'
import { guardsOf } from '#domain/conveyance/guards'
import { holdCase } from '#domain/conveyance/hold'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { aCase, eleanor, OPENED } from './fixture.ts'

/** The tabs of a case's page. */
const tabs = ['milestones', 'overview', 'history', 'enquiries', 'requisitions']
const matters = ['sale', 'purchase', 'remortgage', 'transfer-of-equity'] as const

test.each(matters)(
  'whatever a %s still lacks leads to a tab and a task that are there',
  (matter) => {
    const hold = { reason: 'Illness', look_again_on: '2026-10-01' }
    const held = holdCase(aCase(matter), hold, eleanor, OPENED)
    const records = setCounts(held, { undertakings_open: 2, enquiries_open: 3 }, eleanor, OPENED)
    const keys = tasksOf(records.plan).map(({ key }) => key)
    const missing = Object.values(guardsOf(records)).flat()
    expect(missing.length).toBeGreaterThan(10)
    for (const { what, href } of missing) {
      const { pathname, searchParams, hash } = new URL(href, 'http://localhost')
      expect([what, pathname]).toEqual([what, '/conveyances/v-1'])
      expect(tabs).toContain(searchParams.get('tab'))
      if (hash) expect(keys).toContain(hash.replace('#task-', ''))
    }
  },
)
