import { type Starter, starterOf } from './starter.ts'
import { ask, callUs, dearClient, dearFirm, kindRegards, numbers, sincerely } from './wording.ts'

/** Letters after completion, and about complaints. */
export const closingStarters: readonly Starter[] = [
  starterOf('email', 'tax-filed', {
    name: 'Tax return filed',
    matter_types: ['purchase', 'transfer-of-equity'],
    subject: 'The tax return for {{ property.line }} is filed and paid',
    preheader: 'Keep the certificate.',
    body: `
Dear {{ client.salutation }},

We filed the {% if case.nation == 'Wales' %}Land Transaction Tax{% else %}Stamp Duty Land Tax{% endif %} return for {{ property.address }} on {{ case.tax_filed_on | long_date }} and paid {{ ask.tax | gbp }}. Its reference is {{ ask.utrn }}.

The certificate is attached. Keep it with your documents: the tax authority can ask about the return for some years. If you think that a fact in it was wrong, tell us within 12 months, as a return can be corrected until then.

${kindRegards}`,
    inputs: [
      ask('utrn', 'Which reference does the return have?', 'text', '3071-AB-42'),
      ask('tax', 'How much was paid?', 'money', '9250'),
    ],
  }),
  starterOf('document', 'notice-of-transfer', {
    name: 'Notice of transfer and charge',
    audience: 'freeholder',
    matter_types: ['purchase', 'remortgage', 'transfer-of-equity'],
    group: 'After completion',
    body: `${dearFirm}

We give you notice, under the lease of the property:

1. of its transfer on {{ case.completed_on | long_date }} to {{ client.names }}, whose address for notices is the property unless they tell you another
{% if lender.name %}1. of a charge of the same date in favour of {{ lender.name }}
{% endif %}
Your fee of {{ ask.fee | gbp }} is on its way. Please return the copy of this letter with your receipt.

## Receipt

We have received notice as above on ______________.

@sign For the landlord

${sincerely}`,
    inputs: [ask('fee', 'How much is the fee?', 'money', '120')],
  }),
  starterOf('document', 'registration-done', {
    name: 'Registration completed',
    matter_types: ['purchase', 'remortgage', 'transfer-of-equity'],
    group: 'After completion',
    body: `${dearClient}

HM Land Registry completed the registration on {{ case.registered_on | long_date }}. The title number is {{ ask.title_no }}. We enclose the register and the plan.

**Please check:**

1. the spelling of your names
1. the address of the property
1. your address for notices: the registry writes there about anything that affects your home, and nowhere else
{% if lender.name %}1. that {{ lender.name }} is shown as lender, and no former lender
{% endif %}
Tell us of any mistake within 14 days; we have it put right.

{% render 'fraud-alert' %}

Keep this letter with the certificate of the tax return, guarantees and insurance policies. There is no deed of title to keep: the register is the proof.

${callUs}

${sincerely}`,
    inputs: [ask('title_no', 'Which title number?', 'text', 'ST204411')],
  }),
  starterOf('document', 'hmlr-reply', {
    name: 'Reply to a requisition',
    audience: 'registry',
    group: 'After completion',
    body: `
Dear {{ recipient.name }},

**{{ title.numbers }}: {{ property.address }}**
Applicant{% if client.count > 1 %}s{% endif %}: {{ client.names }}. Your requisition of {{ ask.dated | long_date }}.

We answer your points:

${numbers('points')}
{% if ask.extension %}Please allow us until {{ ask.until | long_date }} for the rest: {{ ask.extension }}{% endif %}

${sincerely}`,
    inputs: [
      ask('dated', 'Of which day is the requisition?', 'date', '2027-01-08'),
      ask(
        'points',
        'Which points, each with its reply and enclosure?',
        'lines',
        'Certificate of the restriction: enclosed; Spelling of the name: certified copy of the passport enclosed',
      ),
      ask(
        'extension',
        'Why is more time needed? Leave empty if it is not.',
        'text',
        'the former lender has not sent its discharge.',
      ),
      ask('until', 'Until when?', 'date', '2027-02-05'),
    ],
  }),
  starterOf('document', 'closing-letter', {
    name: 'Closing letter',
    group: 'After completion',
    body: `${dearClient}

Our work is done, and we close the file.

- **Money.** Our bill is paid, and we hold nothing for you. The final statement is enclosed.
- **Your documents.** We return the originals that you gave us.
- **Storage.** We keep the file until {{ case.retained_until | long_date }} and then destroy it without asking you again. You can have a copy until then.
- **Later.** If you build, let, or part with the property, look at our report first. If your names or address change, tell HM Land Registry.

## If you are unhappy

{% render 'complaints-full' %}

Thank you for choosing us. We would be glad to act for you again, and for anybody to whom you recommend us.

${sincerely}`,
  }),
  starterOf('document', 'complaint-ack', {
    name: 'Complaint: acknowledgement',
    group: 'Compliance',
    body: `${dearClient}

We have your complaint of {{ ask.received_on | long_date }}. We are sorry that you are unhappy, and thank you for telling us.

As we understand it, you complain that {{ ask.about }} If that is not right, or not all, please tell us.

{{ ask.handler }} looks into it. They have had no part in your case and will speak with whoever has, and read the whole file. You receive our final answer by **{{ ask.due | full_date }}**, which is within eight weeks. If we need more from you, we ask before then.

This costs you nothing, and your case goes on as before.

{% render 'ombudsman' %}

{% render 'vulnerable-help' %}

${sincerely}`,
    inputs: [
      ask('received_on', 'When did the complaint arrive?', 'date', '2026-11-20'),
      ask(
        'about',
        'What is it about, in their words?',
        'long_text',
        'nobody returned your calls for two weeks.',
      ),
      ask('handler', 'Who looks into it?', 'text', 'Helen Marsh, partner'),
      ask('due', 'By when do they have our answer?', 'date', '2027-01-15'),
    ],
  }),
  starterOf('document', 'complaint-final', {
    name: 'Complaint: final answer',
    group: 'Compliance',
    body: `${dearClient}

This is our final answer to your complaint of {{ ask.received_on | long_date }}.

## What we found

${numbers('findings')}
## What we do about it

{{ ask.redress }}

We have also changed how we work, so that it does not happen again: {{ ask.learned }}

## If you disagree

{% render 'ombudsman' %} The Ombudsman's time begins to run on the day of this letter.

{% if firm.regulator == 'CLC' %}If you think that we broke our regulator's rules, you can tell the Council for Licensed Conveyancers.{% else %}If you think that we were dishonest or broke our regulator's rules, you can tell the Solicitors Regulation Authority.{% endif %} There are other bodies for complaints, such as ProMediate; we {{ ask.adr }} to use one.

${sincerely}`,
    inputs: [
      ask('received_on', 'When did the complaint arrive?', 'date', '2026-11-20'),
      ask(
        'findings',
        'What was found?',
        'lines',
        'Three calls were not returned: upheld; The delay of the searches was the council’s: not upheld',
      ),
      ask(
        'redress',
        'What is done about it?',
        'long_text',
        'We apologise, and take £150 off our bill.',
      ),
      ask(
        'learned',
        'What has changed?',
        'text',
        'calls are now returned the same day by whoever is in.',
      ),
      ask(
        'adr',
        'Does the firm agree to mediation: agree or do not agree?',
        'text',
        'do not agree',
      ),
    ],
  }),
]
