import { type Starter, starterOf } from './starter.ts'
import { ask, bullets, callUs, dearFirm, kindRegards, numbers, sincerely } from './wording.ts'

/** Letters about enquiries, to the other side and to clients. */
export const enquiryStarters: readonly Starter[] = [
  starterOf('document', 'ae-raise', {
    name: 'Enquiries',
    audience: 'other_side',
    matter_types: ['purchase'],
    group: 'Enquiries',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

We have read what you sent us and ask the following, each with its reason and with the document that would answer it:

${numbers('enquiries')}
Please answer all of them together, with documents, by reply to this letter and under our numbers. If your client does not know, say so, and say what they will do to find out.

${sincerely}`,
    inputs: [
      ask(
        'enquiries',
        'Which enquiries, each with its reason and document?',
        'lines',
        'Consent for the rear extension, as the title forbids building without it: please send it; Guarantee of the damp treatment of 2021, as the survey found damp: please send it',
      ),
    ],
  }),
  starterOf('email', 'ae-client-questions', {
    name: 'Questions to the client',
    matter_types: ['sale'],
    subject: 'Questions from the buyer about {{ property.line }}',
    preheader: '“I am not sure” is a proper answer.',
    sms: '{{ firm.name }}: the buyer has questions for you. Please answer them in your portal by {{ ask.due | long_date }}.',
    body: `
Dear {{ client.salutation }},

The buyer's conveyancer has sent questions. We have answered what we can. These only you can answer:

${numbers('questions')}
Each is there because the buyer or their lender relies on it. If you are not sure, say so; do not guess. If you have a document or a photograph, add it.

Please answer at [your portal]({{ portal }}) by **{{ ask.due | full_date }}**. The buyer cannot go on until then.

${callUs}

${kindRegards}`,
    inputs: [
      ask(
        'questions',
        'Which questions?',
        'lines',
        'When was the boiler last serviced, and by whom?; Who repairs the fence on the left?',
      ),
      ask('due', 'By when?', 'date', '2026-12-01'),
    ],
  }),
  starterOf('document', 'ae-replies', {
    name: 'Replies to enquiries',
    audience: 'other_side',
    matter_types: ['sale'],
    group: 'Enquiries',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

We answer your enquiries under your numbers:

${numbers('replies')}
{% if ask.evidence %}We enclose: {{ ask.evidence }}.{% endif %}

The answers are given on our client's word where we do not say otherwise, and do not replace your own inspection and searches. Please confirm that you accept each, or tell us what is still open and what would settle it.

${sincerely}`,
    inputs: [
      ask(
        'replies',
        'Which replies, in the order of their numbers?',
        'lines',
        'The boiler was serviced in March 2026: certificate enclosed; Not answered: an inspection shows it',
      ),
      ask(
        'evidence',
        'What is enclosed? Leave empty for nothing.',
        'text',
        'the service certificate',
      ),
    ],
  }),
  starterOf('document', 'ae-second-round', {
    name: 'Enquiries still open',
    audience: 'other_side',
    matter_types: ['purchase'],
    group: 'Enquiries',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

Thank you for your replies. We accept {% if ask.accepted %}numbers {{ ask.accepted }}{% else %}none of them yet{% endif %}. These are still open, each with what would settle it:

${numbers('open')}
Everything else is settled on our side.

${sincerely}`,
    inputs: [
      ask(
        'accepted',
        'Which numbers are accepted? Leave empty for none.',
        'text',
        '1, 2 and 4 to 7',
      ),
      ask(
        'open',
        'Which are open, and what would settle each?',
        'lines',
        'Number 3: the completion certificate itself, or insurance at your client’s cost',
      ),
    ],
  }),
  starterOf('document', 'ae-decline', {
    name: 'Enquiry declined',
    audience: 'other_side',
    matter_types: ['sale'],
    group: 'Enquiries',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

We do not answer your enquiry “{{ ask.item }}”. The Protocol asks for enquiries that arise from the documents and matter to title: {{ ask.reason }}

{% if ask.offer %}What we can offer: {{ ask.offer }}{% endif %}

If we have misunderstood why you ask, tell us the reason and we will look at it again.

${sincerely}`,
    inputs: [
      ask('item', 'Which enquiry?', 'text', 'State the age of the roof'),
      ask(
        'reason',
        'Why is it not answered?',
        'long_text',
        'the state of the roof is for your client’s survey.',
      ),
      ask(
        'offer',
        'What is offered instead? Leave empty for nothing.',
        'text',
        'Your surveyor may visit on any weekday.',
      ),
    ],
  }),
  starterOf('email', 'ae-done', {
    name: 'All enquiries settled',
    subject: 'All questions about {{ property.line }} are settled',
    preheader: 'What happens next.',
    sms: "{{ firm.name }}: all the buyer's questions about {{ property.line }} are settled. We will tell you the next step.",
    body: `
Dear {{ client.salutation }},

Good news: {{ case.enquiries_raised }} enquiries were raised, and the buyer's conveyancer has accepted every answer.

**What happens next**

${bullets('next')}
{% render 'exchange-explained' %}

${kindRegards}`,
    inputs: [
      ask(
        'next',
        'What happens next?',
        'lines',
        'You sign the contract, if you have not yet; We agree a completion date with everybody in the chain',
      ),
    ],
  }),
]
