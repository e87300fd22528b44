import { type Starter, starterOf } from './starter.ts'
import {
  ask,
  bankWarning,
  bullets,
  callUs,
  dearClient,
  dearFirm,
  kindRegards,
  sincerely,
} from './wording.ts'

const money: readonly Starter[] = [
  starterOf('document', 'completion-statement-sale', {
    name: 'Completion statement: sale',
    matter_types: ['sale'],
    group: 'Completion',
    body: `${dearClient}

Completion is on {{ case.completion_on | full_date }}. This is what happens to the price of {{ case.price | gbp }}:

${bullets('lines')}
**We send you {{ ask.balance | gbp }}**, to the account that you confirmed with us, ending {{ ask.account_end }}. It leaves us on the day, and arrives the same or the next working day.

{% if redemption.figure %}Your mortgage with {{ redemption.lender }} is repaid with {{ redemption.figure | gbp }}. If completion moves, {{ redemption.daily_rate | gbp }} a day is added. Cancel your direct debit only after we tell you that it is repaid.{% endif %}

If the account has changed, visit us or call us: we change it only after speaking with you.

${bankWarning}

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'lines',
        'Which lines, each with its sum?',
        'lines',
        'Price: £385,000.00; Less mortgage: £142,318.44; Less agent: £5,544.00; Less our bill: £1,602.00',
      ),
      ask('balance', 'How much do they receive?', 'money', '235535.56'),
      ask('account_end', 'What are the last two digits of the account?', 'text', '21'),
    ],
  }),
  starterOf('document', 'completion-statement-purchase', {
    name: 'Completion statement: purchase',
    matter_types: ['purchase'],
    group: 'Completion',
    body: `${dearClient}

Completion is on {{ case.completion_on | full_date }}. This is what is due and what we have:

${bullets('lines')}
**We need {{ ask.balance | gbp }} from you**, cleared by **{{ ask.due | full_date }}**, the working day before completion. If it comes later we may not be able to complete, and you would owe the other side interest and their costs.

Pay it from an account in your own name, through [your portal]({{ portal }}). Ask your bank early about its limits for a day.

${bankWarning}

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'lines',
        'Which lines, each with its sum?',
        'lines',
        'Price: £385,000.00; Less deposit paid: £38,500.00; Less mortgage: £308,000.00; Tax: £9,250.00; Our bill and fees: £2,148.00',
      ),
      ask('balance', 'How much is needed?', 'money', '49898'),
      ask('due', 'Cleared by when?', 'date', '2026-12-10'),
    ],
  }),
  starterOf('document', 'apportionments', {
    name: 'Apportionments',
    audience: 'other_side',
    group: 'Completion',
    body: `${dearFirm}

Completion is on {{ case.completion_on | full_date }}. We have apportioned what is paid in advance or owed, by the day, with the day of completion belonging to the buyer:

${bullets('charges')}
{% if ask.retention %}**Retention:** {{ ask.retention }}{% endif %}

The net sum is **{{ ask.net | gbp }}**, due to the {{ ask.due_to }}. Please confirm it, or send us yours with the demands on which it is based.

${sincerely}`,
    inputs: [
      ask(
        'charges',
        'Which charges, with period, days and sum?',
        'lines',
        'Service charge 1 July to 31 December: 20 of 184 days, £100.00; Ground rent 2026: 20 of 365 days, £8.22',
      ),
      ask(
        'retention',
        'Which retention? Leave empty for none.',
        'text',
        '£300 until the accounts of this year are known',
      ),
      ask('net', 'What is the net sum?', 'money', '108.22'),
      ask('due_to', 'To whom is it due?', 'text', 'seller'),
    ],
  }),
  starterOf('email', 'agent-account-approval', {
    name: 'Approval of the agent’s account',
    subject: 'May we pay {{ agent.firm }} {{ ask.amount | gbp }}?',
    preheader: 'Please check the sum against what you agreed.',
    matter_types: ['sale'],
    body: `
Dear {{ client.salutation }},

{{ agent.firm }} has sent us its account for selling {{ property.address }}: **{{ ask.amount | gbp }}** with VAT (invoice {{ ask.invoice }}).

Is that what you agreed? If so, reply “Yes”, and we pay it out of the price on completion. If not, tell us what you agreed and we pay nothing until it is settled between you.

${kindRegards}`,
    inputs: [
      ask('invoice', 'Which invoice?', 'text', 'CH-2291'),
      ask('amount', 'How much?', 'money', '5544'),
    ],
  }),
]

const day: readonly Starter[] = [
  starterOf('email', 'funds-sent', {
    name: 'Completion money sent',
    audience: 'other_side',
    matter_types: ['purchase'],
    subject: '{{ property.line }}: completion money sent',
    preheader: 'Please call us when it arrives.',
    body: `
Dear {{ recipient.name }},

We have sent {{ ask.amount | gbp }} for {{ property.address }} at {{ ask.time }} today, with the reference ending {{ ask.ref_end }}.

Please hold it to our order until completion, and call us on {{ firm.phone }} as soon as it is there, so that completion takes place and the keys are released.

Our reference is {{ case.ref }}.

${kindRegards}`,
    inputs: [
      ask('amount', 'How much?', 'money', '346500'),
      ask('time', 'At what time?', 'text', '10:14'),
      ask('ref_end', 'How does the payment’s reference end?', 'text', '4471'),
    ],
  }),
  starterOf('email', 'completion-day-client', {
    name: 'Completed: client',
    subject: 'It is done: {{ property.line }}',
    preheader: 'Where the keys are.',
    sms: '{{ firm.name }}: completed at {{ ask.time }}. Keys: {{ ask.keys }}.',
    body: `
Dear {{ client.salutation }},

Your {{ case.matter }} of {{ property.address }} was completed at **{{ ask.time }}** today.

**Keys:** {{ ask.keys }}.

Read the meters now and take a photograph. We deal with the rest: money, tax and HM Land Registry. We will write when each is done.

${kindRegards}`,
    inputs: [
      ask('time', 'At what time?', 'text', '12:20'),
      ask('keys', 'Where are the keys?', 'text', 'Carter Hill, Keynsham'),
    ],
  }),
  starterOf('email', 'keys-release', {
    name: 'Release of the keys',
    audience: 'agent',
    matter_types: ['sale', 'purchase'],
    subject: '{{ property.line }}: please release the keys',
    preheader: 'The money is here.',
    body: `
Dear {{ recipient.name }},

{{ property.address }} was completed at **{{ ask.time }}** today. Please release the keys now to {{ ask.collector }}, who will show you who they are.

Before you do, call us on {{ firm.phone }} if this message reached you in any unusual way.

Our reference is {{ case.ref }}.

${kindRegards}`,
    inputs: [
      ask('time', 'At what time?', 'text', '12:20'),
      ask('collector', 'Who may collect them?', 'text', 'Priya or Daniel Shaw'),
    ],
  }),
  starterOf('document', 'redemption-payment-cover', {
    name: 'Repayment of a mortgage',
    audience: 'lender',
    matter_types: ['sale', 'remortgage'],
    group: 'Mortgage',
    body: `${dearFirm}
Mortgage account: {{ redemption.account }}

Today we have sent you **{{ ask.amount | gbp }}**, which repays everything secured on the property. It is based on your statement to {{ redemption.on | long_date }}.

Please:

1. confirm that it is enough and that the account is closed
1. send the discharge to HM Land Registry electronically, or to us, within 14 days
1. send any sum left over to our client and not to us

If it is not enough, call us on {{ firm.phone }} today with the difference and the reason. Our reference is {{ case.ref }}.

${sincerely}`,
    inputs: [ask('amount', 'How much was sent?', 'money', '142318.44')],
  }),
  starterOf('email', 'discharge-chase', {
    name: 'Waiting for the discharge',
    audience: 'lender',
    matter_types: ['sale', 'remortgage'],
    subject: '{{ property.line }}: discharge still missing',
    preheader: 'The loan was repaid on {{ ask.paid_on | long_date }}.',
    body: `
Dear {{ recipient.name }},

We repaid account {{ redemption.account }} on {{ ask.paid_on | long_date }} and gave the buyer's conveyancer an undertaking to send the discharge. We have not received it. HM Land Registry cancels the buyer's application unless it has it by **{{ ask.registry_by | full_date }}**.

Please send it today, or tell us what prevents it and who is dealing with it.

${kindRegards}`,
    inputs: [
      ask('paid_on', 'When was it repaid?', 'date', '2026-12-11'),
      ask('registry_by', 'By when does the registry need it?', 'date', '2027-01-22'),
    ],
  }),
]

/** Letters of completion and its money. */
export const completionStarters: readonly Starter[] = [...money, ...day]
