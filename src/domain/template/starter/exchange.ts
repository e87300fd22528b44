import { type Starter, starterOf } from './starter.ts'
import {
  ask,
  bankWarning,
  callUs,
  dearClient,
  dearFirm,
  everyClientSigns,
  kindRegards,
  numbers,
  sincerely,
} from './wording.ts'

const moving: Starter['content']['matter_types'] = ['sale', 'purchase']

/** Letters from signing to the requisitions before completion. */
export const exchangeStarters: readonly Starter[] = [
  starterOf('document', 'signing-pack-cover', {
    name: 'Documents to sign',
    group: 'Signing',
    body: `${dearClient}

We enclose these to sign:

${numbers('documents')}
Sign where there is a cross, in ink, with your usual signature. {{ ask.witness_note }}

{% render 'do-not-date' %}

{% if client.count > 1 %}All of you have to sign each of them.{% endif %} Signing does not bind you: nothing is final until we exchange or complete, which we do only when you tell us to.

Please return them by **{{ ask.due | full_date }}**, by tracked post or in person.

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'documents',
        'Which documents, and what is each?',
        'lines',
        'Contract: what you agree with the other side; Transfer: what moves the title, signed before a witness',
      ),
      ask(
        'witness_note',
        'Which of them need a witness?',
        'text',
        'The transfer has to be signed before a witness; our notes say who can be one.',
      ),
      ask('due', 'By when?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('document', 'witness-notes', {
    name: 'Notes for witnesses',
    group: 'Signing',
    body: `${dearClient}

## Signing before a witness

{% render 'witness-rule' %}

1. Have the witness in the room before you sign.
1. Sign in ink while the witness watches.
1. The witness then signs beside your signature, and writes their full name, address and occupation in capitals.
1. Where several of you sign, one witness may watch all of them, but signs beside **each**.

**These make the document void:** a witness who was not in the room, a witness who is a party to it, correction fluid, a page that was signed apart from the rest, and a signature by somebody else for you.

{% render 'do-not-date' %} If something goes wrong, do not correct it: call us and we send a new one.

${sincerely}`,
  }),
  starterOf('document', 'authority-to-exchange', {
    name: 'Authority to exchange',
    matter_types: moving,
    group: 'Contract pack',
    needs_signature: true,
    body: `${dearClient}

{% render 'exchange-explained' %}

Please check these figures, and sign if they are right.

| Term | Agreed |
|---|---|
| Price | {{ case.price | gbp }} |
| Deposit | {{ case.deposit | gbp }} |
| Completion date | {{ case.completion_on | full_date }} |
| Other side | {{ case.other_parties }} |

{% if case.matter == 'purchase' %}I have buildings insurance ready to begin on exchange, have read the report on title, and have shown where all the money comes from.{% else %}I have told you of every change since I filled in the forms, and can give vacant possession on that day.{% endif %}

I authorise {{ firm.name }} to exchange contracts on these terms.

${everyClientSigns}
${sincerely}`,
  }),
  starterOf('document', 'exchange-done-client', {
    name: 'Contracts exchanged: client',
    matter_types: moving,
    group: 'Contract pack',
    body: `${dearClient}

Contracts were exchanged on **{{ case.exchanged_on | full_date }}**. You are now bound, and so is the other side. Completion is on **{{ case.completion_on | full_date }}**.

## What to do now

{% if case.matter == 'purchase' %}- **Insurance:** your buildings insurance must run from today.
- Tell us at once if your job, your loans or your money change: the lender may withdraw until completion.
- Book the removal. Do not have it arrive before we tell you that the keys are free.
{% else %}- Keep the property insured until completion.
- Book the removal for the morning; everything that does not stay has to be gone.
- Leave all keys with the agent, with the codes and the manuals.
{% endif %}- Read the meters on the day and tell the suppliers and the council.
- Have your post redirected.

We send you a statement of the money before completion.

${bankWarning}

${callUs}

${sincerely}`,
  }),
  starterOf('email', 'exchange-done-agent', {
    name: 'Contracts exchanged: agent',
    audience: 'agent',
    matter_types: moving,
    subject: '{{ property.line }}: exchanged, completion on {{ case.completion_on | long_date }}',
    preheader: 'Please confirm who has the keys.',
    body: `
Dear {{ recipient.name }},

Contracts for {{ property.address }} were exchanged on {{ case.exchanged_on | long_date }}. Completion is on **{{ case.completion_on | full_date }}**.

Please confirm where the keys are and who releases them. Release them only when we have told you by telephone that the money is here. Please send us your account before the day.

Our reference is {{ case.ref }}.

${kindRegards}`,
  }),
  starterOf('document', 'exchange-memo', {
    name: 'Memorandum of exchange',
    audience: 'internal',
    layout: 'note',
    matter_types: moving,
    group: 'Contract pack',
    body: `
## Memorandum of exchange

| Point | Recorded |
|---|---|
| Formula | {{ ask.formula }} |
| Date and time | {{ case.exchanged_on | long_date }}, {{ ask.time }} |
| Our speaker | {{ ask.ours }} |
| Their speaker | {{ ask.theirs }}, {{ other_side.firm }} |
| Price | {{ case.price | gbp }} |
| Deposit | {{ case.deposit | gbp }}, held by {{ ask.holder }} |
| Completion | {{ case.completion_on | full_date }} |

**Changes made to the parts by telephone:** {{ ask.changes | default: "none" }}

**Undertakings given:** {{ ask.undertakings | default: "none" }}

Both parts were compared and are identical.

@sign {{ ask.ours }}`,
    inputs: [
      ask('formula', 'Which formula?', 'text', 'B'),
      ask('time', 'At what time?', 'text', '11:42'),
      ask('ours', 'Who spoke for us?', 'text', 'Eleanor Shaw'),
      ask('theirs', 'Who spoke for them?', 'text', 'Simon Pell'),
      ask(
        'holder',
        'Who holds the deposit, and how?',
        'text',
        'the seller’s conveyancer as stakeholder',
      ),
      ask(
        'changes',
        'Which changes were made? Leave empty for none.',
        'text',
        'Completion date written in',
      ),
      ask(
        'undertakings',
        'Which undertakings were given? Leave empty for none.',
        'text',
        'To send our part and the deposit today',
      ),
    ],
  }),
  starterOf('document', 'redemption-undertaking-note', {
    name: 'Note of an undertaking to redeem',
    audience: 'internal',
    layout: 'note',
    matter_types: ['sale'],
    group: 'Completion',
    body: `
## Undertaking to repay a mortgage

| Point | Recorded |
|---|---|
| Lender | {{ redemption.lender }} |
| Account | {{ redemption.account }} |
| Figure | {{ redemption.figure | gbp }} to {{ redemption.on | long_date }}, then {{ redemption.daily_rate | gbp }} a day |
| Other charges on the register | {{ ask.others | default: "none" }} |

The wording is the one that our rules prescribe and was not changed. The figure was confirmed on {{ ask.confirmed_on | long_date }} and covers every account. The proceeds are enough to pay it.

Approved by {{ ask.approver }} before it was given.

@sign {{ ask.approver }}`,
    inputs: [
      ask('others', 'Which other charges are there? Leave empty for none.', 'text', 'none'),
      ask('confirmed_on', 'When was the figure confirmed?', 'date', '2026-12-08'),
      ask('approver', 'Who approved it?', 'text', 'Helen Marsh'),
    ],
  }),
  starterOf('document', 'completion-requisitions', {
    name: 'Requisitions before completion',
    audience: 'other_side',
    matter_types: ['purchase'],
    group: 'Completion',
    body: `${dearFirm}

Completion is on {{ case.completion_on | full_date }}. Please answer:

1. **Possession.** Will the property be vacant? Who else has lived there, and have they agreed to leave?
1. **Keys.** Where are they, and who releases them?
1. **Documents.** Which originals do you send, and which do you keep?
1. **Money.** What is the sum due? We verify your account by calling you on a number that we have found ourselves; please do not send it by email.
1. **Mortgages.** Do you undertake to repay {{ ask.charges }} on completion and to send us the discharge?
1. **Completion by post.** Do you complete as our agent, without fee?
{% for one in ask.topics %}1. {{ one }}
{% endfor %}
${sincerely}`,
    inputs: [
      ask(
        'charges',
        'Which charges are on the register?',
        'text',
        'the charge of Santander UK plc',
      ),
      ask(
        'topics',
        'What else is asked?',
        'lines',
        'Please send the service certificate of the boiler',
      ),
    ],
  }),
  starterOf('document', 'requisition-replies', {
    name: 'Replies to requisitions',
    audience: 'other_side',
    matter_types: ['sale'],
    group: 'Completion',
    body: `${dearFirm}

We answer your requisitions under your numbers:

${numbers('replies')}
> **Undertaking.** {{ ask.undertaking }}

This undertaking was approved by {{ ask.approver }}. No other is given, and none is implied by these answers.

Our bank details are not in this letter. Please call us on {{ firm.phone }} to confirm them, on the number in our regulator's register.

${sincerely}`,
    inputs: [
      ask(
        'replies',
        'Which replies?',
        'lines',
        'Vacant; Keys at Carter Hill, Keynsham, released when we call them; Transfer by post on the day',
      ),
      ask(
        'undertaking',
        'Which undertaking is given?',
        'long_text',
        'On completion we will repay the charge of Nationwide Building Society and send you the discharge when we receive it.',
      ),
      ask('approver', 'Who approved it?', 'text', 'Helen Marsh'),
    ],
  }),
]
