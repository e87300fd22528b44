import { describe, expect, it } from 'vitest'
import { noFirmParts } from '#domain/conveyance/automation/acting'
import { MOST_CAUSES, MOST_RUNS } from '#domain/conveyance/automation/engine'
import { holdCase } from '#domain/conveyance/hold'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import type { WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { aCase, checkedByTwo, doTask, eleanor, OPENED, withDetails } from '../fixture.ts'
import { automated, rule } from './fixture.ts'

const checked = () => doTask(aCase(), 'conflict-check')
const whenChecked = { step: 'conflict-check', is: 'done' } as const
const call = {
  do: 'create_task',
  title: 'Call the client',
  role: 'fee_earner',
  due_in_wd: 2,
} as const

describe('a rule', () => {
  it('makes a task when its step is done, and says why', () => {
    const { records, runs, events } = automated(checked(), [rule(whenChecked, [call])])
    expect(tasksOf(records.plan).find((it) => it.title === 'Call the client')).toMatchObject({
      status: 'open',
      due_on: '2026-09-24',
      assignee: { user: eleanor },
    })
    expect(runs).toEqual([
      {
        rule: 'rule-0',
        name: 'The rule',
        cause: 'task.completed',
        task: 'conflict-check',
        condition: null,
        outcome: 'done',
        reason: null,
        actions: [
          {
            action: call,
            text: 'Create task “Call the client”',
            outcome: 'done',
            reason: null,
            task: 'added-64',
          },
        ],
      },
    ])
    expect(events.map((it) => it.name)).toEqual(['task.created', 'automation.ran'])
    expect(records.conveyance.version).toBe(3)
  })

  it('runs on an event only when its detail has the values named', () => {
    const on = (to: string) =>
      automated(checkedByTwo(aCase(), 'risk_assessed', OPENED), [
        rule({ event: 'fact.recorded', where: { fact: to } }, [call]),
      ]).runs.length
    expect(on('risk_assessed')).toBe(1)
    expect(on('terms_signed')).toBe(0)
  })

  it('runs when the field it names changes, and not when another does', () => {
    const changed = withDetails(aCase(), { tenure: 'leasehold' })
    expect(automated(changed, [rule({ field: 'tenure' }, [call])]).runs).toHaveLength(1)
    expect(automated(changed, [rule({ field: 'price' }, [call])]).runs).toHaveLength(0)
  })

  it('is skipped, with the reason, where its condition does not hold', () => {
    const condition = { field: 'tenure', is: 'leasehold' } as const
    const { runs, events } = automated(checked(), [rule(whenChecked, [call], condition)])
    expect(runs[0]).toMatchObject({
      outcome: 'skipped',
      reason: 'It runs only when the tenure is leasehold.',
    })
    expect(events).toEqual([])
  })

  it('is skipped while the case is on hold', () => {
    const held = holdCase(
      aCase(),
      { reason: 'Client abroad', look_again_on: '2026-10-01' },
      eleanor,
      OPENED,
    )
    const { runs } = automated(held, [rule({ event: 'conveyance.held' }, [call])])
    expect(runs).toMatchObject([{ outcome: 'skipped', reason: 'The case is on hold.' }])
  })

  it('fails with the sentence of the refusal, and goes on with its other actions', () => {
    const { records, runs, events } = automated(checked(), [
      rule(whenChecked, [{ do: 'complete_task', step: 'exchange' }, call]),
    ])
    expect(runs[0]).toMatchObject({ outcome: 'failed' })
    expect(runs[0]?.actions.map((it) => it.outcome)).toEqual(['failed', 'done'])
    expect(runs[0]?.reason).toBe('Complete the tasks before this one first.')
    expect(events.map((it) => it.name)).toContain('automation.failed')
    expect(taskOf(records.plan, 'exchange')?.status).toBe('pending')
  })

  it('never gives an approval', () => {
    const approving = rule(whenChecked, [{ do: 'complete_task', step: 'authority' }])
    expect(automated(checked(), [approving]).runs[0]?.reason).toBe(
      'An approval has to be given by a person.',
    )
  })
})

describe('rules that set each other off', () => {
  it('do not run on what they caused themselves', () => {
    const again = rule({ event: 'task.created' }, [{ ...call, title: 'Another' }])
    const { runs } = automated(checked(), [rule(whenChecked, [call]), again])
    expect(runs.map((it) => [it.rule, it.outcome, it.reason])).toEqual([
      ['rule-0', 'done', null],
      ['rule-1', 'done', null],
      ['rule-1', 'skipped', 'The rule set itself off, so it was not run again.'],
    ])
  })

  const following = (at: number): WorkflowRule =>
    rule({ event: 'task.created', where: { title: `Task ${at}` } }, [
      { ...call, title: `Task ${at + 1}` },
    ])

  it('end after a chain of a few', () => {
    const chain = Array.from({ length: 8 }, (_, at) => following(at))
    const { runs } = automated(checked(), [
      rule(whenChecked, [{ ...call, title: 'Task 0' }]),
      ...chain,
    ])
    expect(runs.map((it) => it.outcome)).toEqual([...Array(MOST_CAUSES).fill('done'), 'skipped'])
    expect(runs.at(-1)?.reason).toBe(
      `${MOST_CAUSES} rules set each other off before this one, so it was not run.`,
    )
  })

  it('end however many there are', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      rule({ event: 'task.created' }, [{ ...call, title: `Task ${at}` }]),
    )
    const { runs } = automated(checked(), [rule(whenChecked, [call]), ...many])
    expect(runs.filter((it) => it.outcome === 'done').length).toBeLessThanOrEqual(MOST_RUNS)
  })
})

describe('what rules do to a case', () => {
  const acting = (...actions: Parameters<typeof rule>[1]) =>
    automated(checked(), [rule(whenChecked, actions)])

  it('is the work of the product, and a fact says so', () => {
    const done = recordFact(aCase(), { fact: 'forms_sent' }, eleanor, OPENED)
    const { records } = automated(done, [
      rule({ step: 'forms-out', is: 'done' }, [{ do: 'complete_task', step: 'sale-memo' }]),
    ])
    expect(records.conveyance.facts.memo_confirmed).toMatchObject({
      by: { id: 'system', name: 'Deedbox' },
      note: 'By the rule “The rule”',
    })
  })

  it('asks the client for a document, for whom we then wait', () => {
    const { records } = acting({
      do: 'request_document',
      title: 'Your boiler certificate',
      text: 'Send us a copy or a photo.',
      due_in_wd: 5,
    })
    expect(tasksOf(records.plan).at(8)).toMatchObject({
      status: 'waiting',
      waits_on: { party: 'client', what: 'your boiler certificate' },
      client_part: { title: 'Your boiler certificate', text: 'Send us a copy or a photo.' },
    })
  })

  it('sets a key date from another, a holder and a role', () => {
    const { records, runs } = acting(
      { do: 'set_key_date', key: 'memo_on', to: { base: 'instructed', offset: 3, unit: 'wd' } },
      { do: 'set_holder', party: 'lender', what: 'the redemption figure', usual_wd: 5 },
      { do: 'assign', step: 'terms', role: 'compliance' },
      { do: 'skip_task', step: 'welcome-call', reason: 'The client asked for email' },
    )
    expect(runs[0]?.outcome).toBe('done')
    expect(records.conveyance.key_dates.memo_on).toBe('2026-09-25')
    expect(records.conveyance.holder?.party).toBe('lender')
    expect(taskOf(records.plan, 'terms')?.assignee).toEqual({ role: 'compliance', user: null })
    expect(taskOf(records.plan, 'welcome-call')?.skip_reason).toBe('The client asked for email')
  })

  it('chases whom a task waits for, with a message, and not those without an address', () => {
    const text = { subject: 'Your sale {ref}', text: 'We are still waiting.' }
    const { runs, events } = acting(
      { do: 'chase', step: 'sale-memo', ...text },
      { do: 'chase', step: 'mortgage-details', ...text },
    )
    expect(runs[0]?.actions.map((it) => it.outcome)).toEqual(['done', 'skipped'])
    expect(events.map((it) => it.name)).toEqual([
      'conveyance.updated',
      'automation.message',
      'automation.ran',
    ])
  })

  it('sends no text that names what is unknown', () => {
    const { runs } = acting({
      do: 'send_message',
      to: 'client',
      subject: 'Hello',
      text: 'Your {colour} house',
    })
    expect(runs[0]?.reason).toContain('“colour”')
  })
})

describe('a call to another system', () => {
  const calling = [rule(whenChecked, [{ do: 'webhook', to: 'accounts' }])]

  it('is an event, which sets off no rule', () => {
    const firm = { ...noFirmParts, webhooks: new Map([['accounts', 'Accounts']]) }
    const loop = rule({ event: 'automation.webhook' }, [call])
    const { events, runs } = automated(checked(), [...calling, loop], OPENED, firm)
    expect(events[0]).toMatchObject({
      name: 'automation.webhook',
      detail: { rule: 'The rule', webhook: 'accounts', name: 'Accounts' },
    })
    expect(runs).toHaveLength(1)
  })

  it('fails where the firm does not allow the system', () => {
    expect(automated(checked(), calling).runs[0]).toMatchObject({
      outcome: 'failed',
      reason:
        'Rules may not call the system “accounts”. Allow its address under Admin › Webhooks, or correct the workflow.',
    })
  })
})
