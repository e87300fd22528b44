import { expect, test } from 'vitest'
import { firmFindings } from '#domain/conveyance/workflow/firm-findings'
import { StepRole } from '#domain/conveyance/workflow/step-role'
import { rule, withRules } from '../automation/fixture.ts'

/** What else these workflows name is there. */
const has = { workflows: [], queues: new Set(StepRole.options), templates: new Set<string>() }

const workflow = withRules([
  rule(
    { field: 'custom.survey' },
    [
      { do: 'webhook', to: 'accounts' },
      { do: 'notify', to: 'fee_earner', text: '{ref}: parking {custom_parking}' },
    ],
    { not: { any: [{ field: 'custom.offer_ends', over: 3 }] } },
  ),
])

test('what a firm does not have is named at the rule that refers to it', () => {
  const findings = firmFindings(workflow, {
    customFields: new Set(),
    webhooks: new Set(),
    ...has,
  })
  expect(findings.map((it) => it.place)).toEqual(Array.from({ length: 4 }, () => ({ rule: 0 })))
  expect(findings.map((it) => it.text)).toEqual([
    'Your firm has no field “survey”. Add it, or choose another.',
    'Your firm has no field “offer ends”. Add it, or choose another.',
    'Rules may not call the system “accounts”. Allow its address first.',
    'Your firm has no field “parking”. Add it, or choose another.',
  ])
})

test('what it has is no finding', () => {
  const customFields = new Set(['survey', 'offer_ends', 'parking'])
  const firm = { customFields, webhooks: new Set(['accounts']), ...has }
  expect(firmFindings(workflow, firm)).toEqual([])
})

test('a queue that nobody works from is named at the steps and rules of its role, a template at the workflow', () => {
  const requires = { templates: ['our-letter', 'care'], communications: ['case.tea', 'quote.sent'] }
  const notifying = withRules([
    rule({ event: 'conveyance.completed' }, [{ do: 'notify', to: 'compliance', text: 'Look' }]),
  ])
  const findings = firmFindings(
    { ...notifying, requires },
    {
      ...{ customFields: new Set(), webhooks: new Set(), workflows: [] },
      ...{ queues: new Set(['supervisor', 'post_completion']), templates: new Set(['care']) },
    },
  )
  expect(findings.filter((it) => Object.keys(it.place).length === 0).map((it) => it.text)).toEqual([
    'This workflow needs the template “our-letter”, which is not in force.',
    'This workflow needs the communication “case.tea”, which there is not.',
  ])
  expect(findings).toContainEqual({
    severity: 'warning',
    place: { rule: 0 },
    text: 'Nobody in your firm works from the queue “Compliance”, so nobody would see this.',
  })
  expect(findings.map((it) => it.place)).toContainEqual({
    milestone: 'onboarding',
    step: 'payout-account',
  })
})
