import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { conveyanceCalendar } from '#tenant/conveyance/board/calendar'
import { boardOf } from '#tenant/conveyance/board/columns'
import { teamDay } from '#tenant/conveyance/day/team'
import { weekPlan } from '#tenant/conveyance/day/week'
import { myDay } from '#tenant/conveyance/my-day'
import { partsOf } from '#tenant/core/parts'
import type { Store } from '#tenant/core/store'
import { contextOf, type RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { instructed } from '../../../support/cases.ts'
import { aFirm } from '../../../support/firm.ts'

// Small whatever the number of cases: people, roles, absences, what waits for somebody, visits to agencies, and what
// another query found, whose own reads are lines of the same plan.
const small =
  /^SCAN (?:w|v|l|\(subquery-\d+\)|json_each|value|users|roles|covers|settings|u|m|t\.value|CONSTANT)(?: |$)/

/** A store that notes how each query reads its tables. */
const explaining = (store: Store, reads: string[]): Store => {
  const explain = (query: string, bindings: readonly (string | number | null)[]) => {
    const plan = store.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`, ...bindings)
    reads.push(
      ...plan.map(({ detail }) => `${detail} <- ${query.replaceAll(/\s+/g, ' ').slice(0, 90)}`),
    )
  }
  return {
    ...store,
    rows: (query, ...bindings) => {
      explain(query, bindings)
      return store.rows(query, ...bindings)
    },
    row: (query, ...bindings) => {
      explain(query, bindings)
      return store.row(query, ...bindings)
    },
  }
}

const now = new Date().toISOString()
const today = londonDate(now)
const month = { from: addDays(today, -20), until: addDays(today, 20) }

const questions = {
  'my day': myDay,
  'the week plan': weekPlan,
  'the day of a team': teamDay,
  'the board': (context: RequestContext) => boardOf(context, {}),
  'the board of one’s own': (context: RequestContext) => boardOf(context, { view: 'mine' }),
  'the calendar': (context: RequestContext) => conveyanceCalendar(context, month),
}

test.each(Object.entries(questions))(
  '%s reads no whole table of cases or tasks',
  async (_, ask) => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    await instructed(firm, owner)
    const reads = await firm.inside(({ store }) => {
      const found: string[] = []
      const parts = partsOf(explaining(store, found), firm.tenant)
      const person = personOf(parts, owner.user)
      if (person === null) throw new Error('the owner is not active')
      const by = { id: person.id, name: person.name }
      const given = { person, by, now, ip: null, trace: null }
      ask(contextOf(parts, { ...given, firm: {} as never, origins: {} as never }))
      return found
    })
    expect(reads.length).toBeGreaterThan(3)
    expect(
      reads.filter(
        (it) =>
          it.startsWith('SCAN ') &&
          !/USING (?:COVERING )?INDEX|VIRTUAL/.test(it) &&
          !small.test(it),
      ),
    ).toEqual([])
  },
)
