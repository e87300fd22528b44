import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { caseFileOf } from '#domain/conveyance/case-file'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { holdCase } from '#domain/conveyance/hold'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { CaseActs } from '#islands/conveyances/acts/CaseActs.tsx'
import { MissingList } from '#islands/conveyances/acts/Missing.tsx'
import { CaseOverview } from '#islands/conveyances/CaseOverview.tsx'
import { TaskLine } from '#islands/conveyances/tasks/TaskLine.tsx'
import { aCase, at, eleanor, OPENED, withFacts } from '../domain/conveyance/fixture.ts'
import { wordsOf } from '../support/markup.ts'
import { openSessionAs } from '../support/staff-session.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

/** Long after the first tasks of the case were due. */
const LATER = at('2027-02-01')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(LATER) })
  openSessionAs()
})
afterEach(() => vi.useRealTimers())

const fileOf = (records: CaseRecords) => ({ ...caseFileOf(records, '2027-02-01'), history: [] })
const actsOf = (records: CaseRecords) =>
  wordsOf(renderToStaticMarkup(<CaseActs caseFile={fileOf(records)} isPlain={false} />))
const lineOf = (records: CaseRecords, key: string) => {
  const task = tasksOf(records.plan).find((it) => it.key === key)
  if (task === undefined) throw new Error(`no task ${key}`)
  return renderToStaticMarkup(<TaskLine caseFile={fileOf(records)} task={task} />)
}

const begun = () => withFacts(aCase(), ['conflict_clear'])

test('to chase is offered only while somebody else is acting', () => {
  expect(fileOf(aCase()).holder?.party).toBe('us')
  expect(actsOf(aCase())).not.toContain('Chase')
  const set = { party: 'lender', name: null, what: 'the deeds', since: '2026-09-22', usual: null }
  const waiting = setHolder(aCase(), { ...set, party: 'lender' }, OPENED)
  expect(actsOf(waiting)).toContain('Chase')
})

test('the main button is plain where a tab has one of its own', () => {
  const set = { party: 'lender', name: null, what: 'the deeds', since: '2026-09-22', usual: null }
  const caseFile = fileOf(setHolder(aCase(), { ...set, party: 'lender' }, OPENED))
  const html = (isPlain: boolean) =>
    renderToStaticMarkup(<CaseActs caseFile={caseFile} isPlain={isPlain} />)
  expect([html(false).includes('btn main'), html(true).includes('btn main')]).toEqual([true, false])
})

describe('a task past its day', () => {
  const isLate = (records: CaseRecords) =>
    /class="[a-z ]*\bbad\b/.test(lineOf(records, 'risk-assessment'))

  test('is late on a case that runs', () => expect(isLate(begun())).toBe(true))

  test('is not on one that is on hold or was aborted', () => {
    const hold = { reason: 'Illness', look_again_on: '2027-03-01' }
    expect(isLate(holdCase(begun(), hold, eleanor, OPENED))).toBe(false)
    expect(isLate(abortCase(begun(), { reason: 'Withdrew' }, eleanor, OPENED))).toBe(false)
  })
})

test('a task that waits names the task before it', () => {
  const tasks = tasksOf(aCase().plan)
  const pending = tasks.find(({ status }) => status === 'pending')
  const before = tasks.find(({ key }) => key === pending?.depends_on[0])
  expect(wordsOf(lineOf(aCase(), pending?.key ?? ''))).toContain(`After “${before?.title}”`)
})

test('what must be done first says who does it and by when, leads there, and can be closed', () => {
  const caseFile = fileOf(withFacts(aCase(), ['conflict_clear']))
  const missing = caseFile.guards.exchange.filter(({ what }) => /terms/i.test(what))
  const html = renderToStaticMarkup(
    <MissingList caseFile={caseFile} missing={missing} act="exchange" onLeave={() => {}} />,
  )
  expect(wordsOf(html)).toMatch(/With client, due .*Go there.*Close/)
  expect(html).toContain('href="/conveyances/v-1?tab=milestones#task-terms"')
})

describe('people and property', () => {
  const overview = (change: Parameters<typeof aCase>[1]) =>
    renderToStaticMarkup(<CaseOverview caseFile={fileOf(aCase('sale', change))} />)
  const margaret = { contact_id: 'c-1', name: 'Margaret Ellison', role: 'seller' as const }

  test('have a dash for an amount that nobody set', () => {
    expect(wordsOf(overview({ deposit: 0 }))).toContain('Deposit–')
    expect(wordsOf(overview({}))).toContain('Deposit£41,250.00')
  })

  test('lead to the contact, where people are changed, and write telephones as people do', () => {
    const clients = [{ ...margaret, email: null, phone: '+441174960214' }]
    const html = overview({ clients })
    expect(html).toContain('href="/conveyances/contacts/c-1"')
    expect(wordsOf(html)).toContain('0117 496 0214')
    expect(wordsOf(html)).toContain('Add an email address')
  })
})

describe('the overview of a case', () => {
  const overviewOf = (records: CaseRecords) =>
    wordsOf(renderToStaticMarkup(<CaseOverview caseFile={fileOf(records)} />))

  test('names the next actions with who does each, and what is in the way of exchange', () => {
    const words = overviewOf(begun())
    expect(words).toContain('Next actions')
    expect(words).toContain('was due')
    expect(words).toMatch(/Before exchange \d+/)
    expect(words).toContain('Go there')
  })

  test('of an aborted case asks for nothing before an act', () => {
    const aborted = abortCase(begun(), { reason: 'Withdrew' }, eleanor, OPENED)
    expect(overviewOf(aborted)).not.toContain('Before exchange')
  })
})
