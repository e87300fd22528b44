import { expect, test } from 'vitest'
import { firmFindings } from '#domain/conveyance/workflow/firm-findings'
import { rule, withRules } from '../automation/fixture.ts'

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
  const findings = firmFindings(workflow, { customFields: new Set(), webhooks: new Set() })
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
  expect(firmFindings(workflow, { customFields, webhooks: new Set(['accounts']) })).toEqual([])
})
