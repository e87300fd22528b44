import { describe, expect, it } from 'vitest'
import { type ConveyanceView, conveyanceApi } from '#domain/conveyance/api'
import { caseFileOf } from '#domain/conveyance/case-file'
import { shortClients } from '#domain/conveyance/clients'
import { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusName } from '#domain/conveyance/labels'
import { rowOf } from '#domain/conveyance/row'
import { isInView, viewDays } from '#domain/conveyance/view'
import { refOf } from '#domain/matter-names'
import { aCase, at, workedUntil } from './fixture.ts'

const viewsOf = ({ conveyance }: ReturnType<typeof aCase>, today: string, person = 'u-tom') =>
  (
    [
      'mine',
      'stuck',
      'ready',
      'completing',
      'after-completion',
      'expiring',
      'not-told',
      'all',
    ] as const
  ).filter((view: ConveyanceView) => isInView(conveyance, view, person, today))

describe('the saved views', () => {
  it('cut at days reckoned from today', () => {
    expect(viewDays('2026-11-20')).toEqual({
      stuck_on: '2026-11-13',
      week_from: '2026-11-16',
      week_to: '2026-11-22',
      expires_on: '2026-12-11',
      contact_on: '2026-11-13',
    })
  })

  it('count the days of this week from Monday, and at a weekend those of the next', () => {
    const weeks = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((today) => {
      const { week_from, week_to } = viewDays(today)
      return [week_from, week_to]
    })
    const [current, next] = [
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
    ]
    expect(weeks).toEqual([current, next, next, next])
  })

  it('show a case to its fee earner and its assistant alone', () => {
    expect(viewsOf(aCase(), '2026-09-22')).toEqual(['mine', 'all'])
    expect(viewsOf(aCase(), '2026-09-22', 'u-other')).toEqual(['all'])
  })

  it('call a case stuck after five working days, and its client not told after seven days', () => {
    expect(viewsOf(aCase(), '2026-09-28', 'x')).toEqual(['all'])
    expect(viewsOf(aCase(), '2026-09-29', 'x')).toEqual(['stuck', 'not-told', 'all'])
  })

  it('follow a case from ready to completed', () => {
    const ready = workedUntil(aCase(), 'authority_to_exchange', at('2026-12-07'))
    const exchanged = workedUntil(ready, 'requisitions_replied', at('2026-12-07'))
    const completed = workedUntil(exchanged, 'mortgage_redeemed', at('2026-12-11'))
    expect(viewsOf(ready, '2026-12-07', 'x')).toEqual(['ready', 'not-told', 'all'])
    expect(viewsOf(exchanged, '2026-12-07', 'x')).toEqual(['completing', 'not-told', 'all'])
    expect(viewsOf(completed, '2026-12-11', 'x')).toEqual(['completing', 'after-completion', 'all'])
  })

  it('warn three weeks before a mortgage offer runs out', () => {
    const purchase = aCase('purchase')
    const key_dates = { ...purchase.conveyance.key_dates, offer_expires_on: '2027-01-18' }
    const at_risk = { ...purchase.conveyance.summary, expires_on: '2027-01-18' }
    const conveyance = { ...purchase.conveyance, key_dates, summary: at_risk }
    expect(isInView(conveyance, 'expiring', 'x', '2026-12-27')).toBe(false)
    expect(isInView(conveyance, 'expiring', 'x', '2026-12-28')).toBe(true)
  })
})

describe('a row of the list', () => {
  it('tells what the list shows, its waiting reckoned to today', () => {
    const row = rowOf(
      workedUntil(aCase(), 'pack_receipt_confirmed', at('2026-10-14')).conveyance,
      '2026-10-19',
    )
    expect(ConveyanceRow.parse(row)).toEqual(row)
    expect(row).toMatchObject({
      client: 'M & D Ellison',
      stage: { n: 3, of: 9, name: 'Contract pack', key: 'contract-pack' },
      holder: { party: 'other_side', elapsed: 3, tone: 'warn' },
      agency: 'Cooper Lyle',
      target_on: '2026-12-11',
    })
    expect(row.standing).toMatch(/now 3\.$/)
  })

  it.each([
    [['Margaret Ellison', 'David Ellison'], 'M & D Ellison'],
    [['Mr John Whitlock', 'Mrs Pat Whitlock'], 'J & P Whitlock'],
    [['Dr Anna Lindqvist'], 'Dr A Lindqvist'],
    [['Lola Okonkwo', 'Peter Hall'], 'L Okonkwo +1'],
    [['A One', 'B One', 'C Two'], 'A One +2'],
    [['Prosser'], 'Prosser'],
    [['Severn Homes Ltd'], 'Severn Homes Ltd'],
    [[], ''],
  ])('writes %o as %s', (names, short) => {
    expect(shortClients(names)).toBe(short)
  })

  it('gives a matter its reference and a remortgage its own status', () => {
    expect(refOf('sale', 2026, 1187)).toBe('26-S-01187')
    expect(refOf('transfer-of-equity', 2026, 1150)).toBe('26-T-01150')
    expect(statusName('ready_to_exchange', 'remortgage')).toBe('Ready to complete')
    expect(statusName('ready_to_exchange', 'sale')).toBe('Ready to exchange')
  })
})

describe('the contract', () => {
  it('answers a whole case as its schema says', () => {
    const file = caseFileOf(aCase('purchase'), '2026-09-22')
    expect(conveyanceApi.exchange.reply.parse(file)).toEqual(file)
  })

  it('lets staff alone in, each write with the right to update', () => {
    for (const endpoint of Object.values(conveyanceApi)) {
      expect(endpoint.who).toEqual(['staff'])
      if (endpoint.method !== 'GET') expect(endpoint.can).toContain('conveyance.update')
    }
    expect(conveyanceApi.show.can).toEqual(['conveyance.view', 'conveyance.update'])
  })

  it('names no call twice, and wants a version with every change', () => {
    const calls = Object.values(conveyanceApi).map((it) => `${it.method} ${it.path}`)
    expect(new Set(calls).size).toBe(calls.length)
    // Several tasks are judged each as it is, whatever else changed.
    const withoutVersion = ['open', 'complete_tasks']
    for (const [name, endpoint] of Object.entries(conveyanceApi)) {
      if (endpoint.method === 'GET' || withoutVersion.includes(name)) continue
      const sent = 'body' in endpoint ? endpoint.body : endpoint.query
      // Many at once: each of them with its own version.
      const problems =
        sent.safeParse({ cases: [{}] }).error?.issues.map((it) => it.path.join('.')) ?? []
      expect(problems.some((it) => it === 'version' || it === 'cases.0.version')).toBe(true)
    }
  })

  it('refuses unknown keys, and takes numbers from the address', () => {
    const query = conveyanceApi.list.query
    expect(query.safeParse({ limit: '101' }).success).toBe(false)
    expect(query.parse({ limit: '50', view: 'stuck' })).toEqual({ limit: 50, view: 'stuck' })
    expect(query.safeParse({ colour: 'red' }).success).toBe(false)
  })
})
