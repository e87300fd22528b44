import { defaultOfficeHours, responseDue } from '#domain/lead/clock'
import { createLead, type NewLead } from '#domain/lead/creation'
import type { Lead } from '#domain/lead/lead'

/** Friday 20 November 2026, ten in the morning. */
export const NOW = '2026-11-20T10:00:00.000Z'

export const context = { id: 'user-1', name: 'Hannah Price' }

let made = 0

/** What came in by the web form. */
export const asked = (given: Partial<NewLead> = {}): NewLead => {
  made += 1
  return {
    id: `lead-${made}`,
    number: `L-${String(made).padStart(5, '0')}`,
    first_name: 'Owen',
    last_name: 'Tarrant',
    email: 'owen@tarrant.test',
    phone: '07700 900482',
    intent: ['sale'],
    sale_stage: 'presold',
    address: '14 Larkfield Road, Bristol',
    postcode: 'BS1 4AA',
    price: 412_500_00,
    timescale: 'now',
    message: '',
    source: 'web',
    source_detail: '',
    introducer: null,
    contact_id: null,
    owner: null,
    bdm: null,
    consent: { basis: 'web_form', marketing: false },
    raw: null,
    response_due_at: responseDue(defaultOfficeHours, NOW),
    likeness: null,
    spam: null,
    next_action: null,
    isSpokenTo: false,
    ...given,
  }
}

/** A lead that has just come in. */
export const aLead = (given: Partial<NewLead> = {}): Lead => createLead(asked(given), NOW).lead
