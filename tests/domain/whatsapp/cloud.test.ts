import { describe, expect, test } from 'vitest'
import { cloudReason, isTemporary } from '#domain/whatsapp/cloud/errors'
import type { CloudStatus } from '#domain/whatsapp/cloud/intake'
import { outcomeOf } from '#domain/whatsapp/cloud/outcome'
import { intakeOf } from '#domain/whatsapp/cloud/webhook'
import { cloudTemplateText, templateUse, whatsappTemplates } from '#domain/whatsapp/template'

const webhook = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value: { messaging_product: 'whatsapp', ...value } }] }],
})

const metadata = { display_phone_number: '441632960142', phone_number_id: '106540352242922' }
const text = {
  id: 'wamid.1',
  from: '447700900482',
  timestamp: '1763625300',
  type: 'text',
  text: { body: 'Any news?' },
}
const contacts = [{ wa_id: '447700900482', profile: { name: 'Owen  Tarrant' } }]

describe('a webhook of the platform', () => {
  test('says what arrived at which number, from whom and when', () => {
    expect(intakeOf(webhook({ metadata, contacts, messages: [text] }))?.changes).toEqual([
      {
        number: '106540352242922',
        messages: [
          {
            id: 'wamid.1',
            from: '+447700900482',
            name: 'Owen Tarrant',
            kind: 'text',
            text: 'Any news?',
            at: '2025-11-20T07:55:00.000Z',
            file: null,
          },
        ],
        statuses: [],
      },
    ])
  })

  test('names somebody who hides their number by the platform’s id, and kinds that are new', () => {
    const hidden = { ...text, from: undefined, from_user_id: 'GB.13491208655302', type: 'poll' }
    const [change] = intakeOf(webhook({ metadata, messages: [hidden] }))?.changes ?? []
    expect(change?.messages).toMatchObject([{ from: 'GB.13491208655302', kind: 'other' }])
  })

  test('says what a message is charged as, and why one failed', () => {
    const statuses = [
      {
        id: 'wamid.2',
        status: 'sent',
        timestamp: '1763625300',
        recipient_id: '447700900482',
        pricing: { billable: true, pricing_model: 'PMP', category: 'utility' },
      },
      {
        id: 'wamid.3',
        status: 'failed',
        timestamp: '1763625300',
        errors: [{ code: 131047, title: 'Re-engagement message' }],
        pricing: { billable: false, category: 'service' },
      },
      { id: 'wamid.4', status: 'warehoused', timestamp: '1763625300' },
    ]
    expect(intakeOf(webhook({ metadata, statuses }))?.changes[0]?.statuses).toMatchObject([
      { id: 'wamid.2', status: 'sent', category: 'utility', country: '4477', code: null },
      { id: 'wamid.3', status: 'failed', category: null, country: '', code: 131047 },
    ])
  })

  test('says what became of a template', () => {
    const value = { event: 'PAUSED', message_template_name: 'call_back' }
    expect(intakeOf(webhook(value, 'message_template_status_update'))).toEqual({
      changes: [],
      templates: [{ name: 'call_back', status: 'PAUSED' }],
    })
  })

  test.each([null, [], {}, { object: 'page', entry: [] }])('is not %j', (content) => {
    expect(intakeOf(content)).toBeNull()
  })
})

const reported = (...statuses: readonly CloudStatus['status'][]) =>
  statuses.map((status) => ({ status, at: '2026-11-20T07:55:00.000Z' }))

test.each([
  [['sent'], 'sent'],
  [['read', 'sent'], 'delivered'],
  [['failed', 'delivered'], 'delivered'],
  [['delivered', 'failed'], 'delivered'],
  [['sent', 'failed'], 'failed'],
] as const)('reports %j in any order end as %s', (statuses, outcome) => {
  expect(outcomeOf(reported(...statuses)).status).toBe(outcome)
  expect(outcomeOf(reported(...statuses.toReversed())).status).toBe(outcome)
})

test('an error says what to do next, and only what passes is tried again', () => {
  expect(cloudReason(131047, 'x')).toBe('The 24 hours for free text are over. Send a template.')
  expect(cloudReason(7, 'Nope')).toBe('WhatsApp refused it (7): Nope')
  expect([130429, 131047, 190].map(isTemporary)).toEqual([true, false, false])
})

test('the fields of every template are the name and the firm, in this order', () => {
  for (const template of whatsappTemplates) {
    expect(cloudTemplateText(template).match(/\{\{\d\}\}/g)).toEqual(['{{1}}', '{{2}}'])
    expect(templateUse(template, 'Owen Tarrant', 'Harcourt').values).toEqual(['Owen', 'Harcourt'])
  }
})
