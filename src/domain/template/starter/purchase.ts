import { type Starter, starterOf } from './starter.ts'
import {
  ask,
  bankWarning,
  bullets,
  callUs,
  dearClient,
  dearFirm,
  everyClientSigns,
  kindRegards,
  numbers,
  sincerely,
} from './wording.ts'

const purchase: Starter['content']['matter_types'] = ['purchase']
const lending: Starter['content']['matter_types'] = ['purchase', 'remortgage', 'transfer-of-equity']

const opening: readonly Starter[] = [
  starterOf('document', 'ask-pack', {
    name: 'Request for the contract pack',
    audience: 'other_side',
    matter_types: purchase,
    group: 'Contract pack',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

We act for the buyer{% if client.count > 1 %}s{% endif %} at {{ case.price | gbp }}. Please confirm that you act for the seller, and send us the contract, the title, the seller's questionnaires and, for a leasehold property, the lease and the management information.

{% if lender.name %}There is a mortgage with {{ lender.name }}.{% endif %} {% if case.linked_ref %}There is a related sale, in which we act as well.{% endif %}

Before we exchange we check your firm with its regulator and call you on the number in the register. We accept no bank details by email.

${sincerely}`,
  }),
  starterOf('document', 'pack-gaps', {
    name: 'Gaps in the contract pack',
    audience: 'other_side',
    matter_types: purchase,
    group: 'Contract pack',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

Thank you for the contract pack. These are missing from it:

${numbers('missing')}
Meanwhile we check the title and order searches, so that no time is lost. Please send what is missing by {{ ask.due | long_date }}, or tell us when it will come.

${sincerely}`,
    inputs: [
      ask(
        'missing',
        'What is missing?',
        'lines',
        'Plan of the title; Pages 3 and 4 of the questionnaire; Energy certificate',
      ),
      ask('due', 'By when?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('document', 'verify-other-side', {
    name: 'Verification of the other firm',
    audience: 'other_side',
    group: 'Compliance',
    body: `${dearFirm}

Before money moves we verify every firm that we deal with for the first time. Please confirm:

1. the number of your firm with its regulator{% if ask.regulator_no %}, which we found as {{ ask.regulator_no }}{% endif %}
1. the name and position of whoever runs the case
1. the office from which it is run

We shall call you on the number in the regulator's register to confirm this, and again before we send money. Please do not send bank details by email; we do not use them.

${sincerely}`,
    inputs: [
      ask('regulator_no', 'Which number was found? Leave empty for none.', 'text', '614873'),
    ],
  }),
  starterOf('document', 'plan-to-client', {
    name: 'Plan of the property',
    matter_types: purchase,
    group: 'Contract pack',
    body: `${dearClient}

We enclose {{ ask.plan }}. The red edge shows what you are buying. Please compare it with what you saw, and look especially at:

- the garden and its boundaries
- parking space, garage and drive
- loft, cellar and outbuildings
- how you reach the property from the road

**Is it what you saw?** If anything is missing, or if part of it looks different, mark it on the plan and send it back. If it is right, tell us so by **{{ ask.due | full_date }}**. After exchange it is too late.

${callUs}

${sincerely}`,
    inputs: [
      ask('plan', 'Which plan?', 'text', 'the plan of title ST204411'),
      ask('due', 'By when?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('email', 'search-explainer', {
    name: 'Searches explained',
    matter_types: purchase,
    subject: 'The searches for {{ property.line }}',
    preheader: 'What each tells you, what they cost and how long they take.',
    body: `
Dear {{ client.salutation }},

We are about to order these searches:

${bullets('searches')}
Together they cost **{{ ask.cost | gbp }}** and usually take {{ ask.days }} working days.{% if lender.name %} {{ lender.name }} requires them; without a mortgage you could do without, but we would advise against it.{% endif %}

{% render 'search-expiry' %}

${kindRegards}`,
    inputs: [
      ask(
        'searches',
        'Which searches, each in a line?',
        'lines',
        'Local: roads, planning and building regulations; Water and drainage: what is connected, and pipes under the land; Environment: flooding and contaminated land',
      ),
      ask('cost', 'What do they cost?', 'money', '384'),
      ask('days', 'How many working days do they take?', 'number', '10'),
    ],
  }),
  starterOf('document', 'search-results', {
    name: 'Results of the searches',
    matter_types: purchase,
    group: 'Searches',
    body: `${dearClient}

The searches are back. Each result is marked **Fine**, **Know this** or **Decide**:

${bullets('results')}
Where it says Decide, please tell us what you want by **{{ ask.due | full_date }}**; we cannot decide it for you.

The results are valid for exchange until {{ ask.expires_on | long_date }}. {% render 'search-expiry' %}

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'results',
        'Which results?',
        'lines',
        'Local search. Fine: nothing planned nearby; Drainage. Know this: a public sewer crosses the garden; Environment. Decide: a report on flooding for £60?',
      ),
      ask('due', 'By when must they decide?', 'date', '2026-12-04'),
      ask('expires_on', 'Until when are the results valid?', 'date', '2027-05-20'),
    ],
  }),
]

const lender: readonly Starter[] = [
  starterOf('email', 'offer-received', {
    name: 'Mortgage offer received',
    matter_types: lending,
    subject: 'Your mortgage offer from {{ lender.name }}',
    preheader: 'Please check five things.',
    body: `
Dear {{ client.salutation }},

{{ lender.name }} has sent us your mortgage offer. Please read it and check:

1. your names and the address, {{ property.address }}
1. the loan of {{ lender.amount | gbp }}
1. the rate, the term and the monthly payment: are they what you were promised?
1. the conditions{% if lender.conditions %}: {{ lender.conditions }}{% endif %}
1. its last day, **{{ case.offer_expires_on | long_date }}**: we have to complete before then

If anything is wrong, or has changed since you applied, such as a job or another loan, **tell us and your broker at once**. We have to tell the lender, and it may withdraw the offer.

${kindRegards}`,
  }),
  starterOf('document', 'lender-report', {
    name: 'Report to the lender',
    audience: 'lender',
    matter_types: lending,
    group: 'Mortgage',
    body: `
Dear {{ recipient.name }},

**{{ property.address }}, your reference {{ lender.ref }}**
Borrower{% if client.count > 1 %}s{% endif %}: {{ client.names }}

We report the following under your instructions and the Handbook:

${numbers('points')}
**Our advice:** {{ ask.advice }}

Please tell us in writing whether you still lend, and on what conditions. We do not complete before we have your answer. Your offer ends on {{ case.offer_expires_on | long_date }}.

${sincerely}`,
    inputs: [
      ask(
        'points',
        'Which facts, each with its point of the Handbook?',
        'lines',
        '5.9: the extension has no building regulations certificate; 6.4: the buyers receive a gift of £20,000 from a parent',
      ),
      ask(
        'advice',
        'What do we advise?',
        'long_text',
        'An indemnity policy is on offer and would in our view protect you.',
      ),
    ],
  }),
  starterOf('email', 'lender-consent-chase', {
    name: 'Waiting for the lender’s answer',
    audience: 'lender',
    matter_types: lending,
    subject: '{{ lender.ref }}: our report of {{ ask.sent_on | long_date }}',
    preheader: 'Please answer before the offer ends.',
    body: `
Dear {{ recipient.name }},

On {{ ask.sent_on | long_date }} we reported to you about {{ property.address }}, your reference {{ lender.ref }}, and have no answer yet. The offer ends on **{{ case.offer_expires_on | long_date }}**, and everything else is ready.

Please tell us whether you consent, or who is looking at it.

${kindRegards}`,
    inputs: [ask('sent_on', 'When was it reported?', 'date', '2026-11-16')],
  }),
  starterOf('document', 'report-mortgage', {
    name: 'Report on the mortgage',
    matter_types: lending,
    group: 'Report on title',
    body: `${dearClient}

This is what your mortgage from {{ lender.name }} says. Read it together with the offer itself.

| Term | Yours |
|---|---|
| Loan | {{ lender.amount | gbp }} |
| Rate | {{ ask.rate }} |
| Term | {{ ask.term }} |
| Charge for repaying early | {{ ask.early_charge }} |
| Offer ends | {{ case.offer_expires_on | long_date }} |

{% if lender.conditions %}**Conditions:** {{ lender.conditions }}{% endif %}

- The home is security. If you do not pay, the lender can have it sold, and you owe whatever the sale does not cover.
- {% if client.count > 1 %}Each of you owes the **whole** loan, not half of it, even after you part.{% else %}You alone owe the whole loan.{% endif %}
- You may not let the home, build or take another loan on it without the lender's consent.
- You must insure it from exchange and keep it in repair.

We advise on what the mortgage means, not on whether it is the best one for you: your broker or lender does that.

${callUs}

${sincerely}`,
    inputs: [
      ask('rate', 'Which rate?', 'text', '4.35% fixed until 31 January 2029, then variable'),
      ask('term', 'Which term?', 'text', '30 years'),
      ask(
        'early_charge',
        'Which charge for repaying early?',
        'text',
        '3% until 31 January 2028, then 2%',
      ),
    ],
  }),
]

const reportInputs = [
  ask(
    'decisions',
    'What does the client have to decide?',
    'lines',
    'Whether you accept that a public sewer crosses the garden; How you will own the property together',
  ),
  ask(
    'rights',
    'Which rights come with it?',
    'lines',
    'A right of way over the lane to the garage',
  ),
  ask(
    'duties',
    'Which duties and limits are on it?',
    'lines',
    'No building in front of the house line; A share of the cost of the lane',
  ),
  ask(
    'works',
    'What is known of works and planning?',
    'long_text',
    'The extension of 2014 has permission and a completion certificate.',
  ),
  ask(
    'searches',
    'What do the searches say?',
    'lines',
    'Local search. Fine: nothing planned nearby; Environment. Know this: low risk of surface water',
  ),
  ask(
    'costs',
    'What is to be paid on completion, besides the price?',
    'lines',
    'Stamp Duty Land Tax: £9,250; Our bill: £2,148',
  ),
]

const signReport = `We have read this report, have had the chance to ask about it, and want to go on.

${everyClientSigns}
${sincerely}`

const reports: readonly Starter[] = [
  starterOf('document', 'report-on-title', {
    name: 'Report on title',
    matter_types: purchase,
    group: 'Report on title',
    needs_signature: true,
    inputs: reportInputs,
    body: `${dearClient}

## What you have to decide

${numbers('decisions')}
Please tell us before you sign the contract. After exchange you cannot change your mind.

## What you are buying

The {{ case.tenure }} property {{ property.address }}, title {{ title.numbers }}{% if title.class %} ({{ title.class }}){% endif %}, for {{ case.price | gbp }}. Check the enclosed plan against what you saw.

{% if title.entries %}On the register: {{ title.entries }}{% endif %}

## Your rights

${bullets('rights')}
## Your duties and limits

${bullets('duties')}
## Works and planning

{{ ask.works }} We have not inspected the property: a survey tells you about its state.

## Searches

${bullets('searches')}
{% if lender.name %}## Your mortgage

{{ lender.name }} lends {{ lender.amount | gbp }}. We report on it in a letter of its own. The offer ends on {{ case.offer_expires_on | long_date }}.

{% endif %}{% if client.count > 1 %}## How you own it

Tell us whether you buy as joint tenants or as tenants in common; our form explains both.

{% endif %}## What you pay

${bullets('costs')}
{% render 'tax-deadline' %}

## Exchange, insurance and completion

{% render 'exchange-explained' %}

{% render 'insurance-duty' %}

{% render 'completion-explained' %}

${bankWarning}

${callUs}

${signReport}`,
  }),
  starterOf('document', 'report-leasehold', {
    name: 'Report on a leasehold title',
    matter_types: purchase,
    group: 'Report on title',
    needs_signature: true,
    inputs: [
      ask(
        'decisions',
        'What does the client have to decide?',
        'lines',
        'Whether you accept a service charge of £1,840 a year',
      ),
      ask('years', 'How many years are left?', 'number', '112'),
      ask(
        'rent',
        'What is the ground rent, and how does it change?',
        'text',
        '£150 a year, without increase',
      ),
      ask(
        'charges',
        'What are the service charge and the reserve?',
        'text',
        '£1,840 a year; £42,000 in reserve for the building',
      ),
      ask(
        'planned',
        'Which work is planned?',
        'text',
        'New roof in 2028, about £2,300 for this flat',
      ),
      ask(
        'consents',
        'What needs the landlord’s consent?',
        'lines',
        'Letting the flat; Pets; Wooden floors; Any change to the layout',
      ),
      ask(
        'safety',
        'What is known of fire and building safety?',
        'long_text',
        'The fire risk assessment of 2025 asks for new fire alarms, paid by the landlord.',
      ),
      ask(
        'breaches',
        'Which breaches are known? Leave empty for none.',
        'text',
        'A wall was removed in 2018 without consent',
      ),
    ],
    body: `${dearClient}

This adds to our report on title what is special about the lease.

## What you have to decide

${numbers('decisions')}
## The lease

{% render 'leasehold-explained' %}

| Term | Yours |
|---|---|
| Years left | {{ ask.years }} |
| Ground rent | {{ ask.rent }} |
| Service charge and reserve | {{ ask.charges }} |
| Work planned | {{ ask.planned }} |

## What needs consent

${bullets('consents')}
## Fire and building safety

{{ ask.safety }}

{% if ask.breaches %}## Breaches

{{ ask.breaches }}. A breach of the past can become yours: we advise you not to exchange until it is settled.

{% endif %}## After completion

We give notice to the landlord and pay its fees. If you do not pay rent or charges, or break the lease, the landlord can ask a court to end it, and you would lose the home.

${callUs}

${signReport}`,
  }),
]

const decisions: readonly Starter[] = [
  starterOf('document', 'indemnity-advice', {
    name: 'Advice on indemnity insurance',
    group: 'Title',
    body: `${dearClient}

We have found a defect that insurance can cover: {{ ask.defect }}

{% render 'indemnity-explained' %}

| The policy |  |
|---|---|
| Insurer and policy | {{ ask.policy }} |
| Covers up to | {{ ask.cover | gbp }} |
| Lasts | {{ ask.lasts }} |
| Costs once | {{ ask.premium | gbp }} |
| Paid by | {{ ask.payer }} |

It does **not** cover what you already know of beyond the defect itself, nor work that you do later. **Do not tell the council or anybody who might claim.**

We receive nothing for arranging it. Please tell us by **{{ ask.due | full_date }}** whether you accept it.

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'defect',
        'What is the defect?',
        'text',
        'there is no building regulations certificate for the loft.',
      ),
      ask('policy', 'Which policy?', 'text', 'Guild Title Insurance, lack of building regulations'),
      ask('cover', 'Up to how much?', 'money', '385000'),
      ask(
        'lasts',
        'How long does it last?',
        'text',
        'Without end, also for later owners and lenders',
      ),
      ask('premium', 'What does it cost?', 'money', '86.40'),
      ask('payer', 'Who pays?', 'text', 'the seller'),
      ask('due', 'By when?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('document', 'tax-approval', {
    name: 'Approval of the tax return',
    matter_types: ['purchase', 'transfer-of-equity'],
    group: 'After completion',
    needs_signature: true,
    body: `${dearClient}

We have prepared the {% if case.nation == 'Wales' %}Land Transaction Tax{% else %}Stamp Duty Land Tax{% endif %} return. It is **your** return: you are responsible for what it says.

It relies on these facts:

${bullets('facts')}
The tax on them is **{{ ask.tax | gbp }}**. {% render 'tax-deadline' %}

If any of the facts is wrong, or changes before completion, tell us now. A wrong return can mean more tax, interest and a penalty.

I confirm the facts above, and authorise {{ firm.name }} to file the return and to pay the tax for me.

${everyClientSigns}
${sincerely}`,
    inputs: [
      ask(
        'facts',
        'Which facts does it rely on?',
        'lines',
        'You own no other home anywhere in the world; You have lived in the United Kingdom for the last year; The price is £385,000, with nothing besides',
      ),
      ask('tax', 'How much is the tax?', 'money', '9250'),
    ],
  }),
  starterOf('email', 'deposit-request', {
    name: 'Request for the deposit',
    matter_types: purchase,
    subject: 'The deposit for {{ property.line }}: {{ ask.amount | gbp }}',
    preheader: 'By when, and how to pay safely.',
    body: `
Dear {{ client.salutation }},

We are close to exchange. Please pay the deposit of **{{ ask.amount | gbp }}** so that it has cleared by **{{ ask.due | full_date }}**. It must come from an account in your own name, and from money whose origin you have shown us.

At exchange the deposit goes to the seller's conveyancer. If you do not complete after that, you lose it.

[Pay securely]({{ ask.pay_link }})

${bankWarning}

${callUs}

${kindRegards}`,
    inputs: [
      ask('amount', 'How much?', 'money', '38500'),
      ask('due', 'Cleared by when?', 'date', '2026-11-27'),
      ask('pay_link', 'Where is it paid?', 'text', 'https://clients.example.com/pay'),
    ],
  }),
]

/** Letters of a purchase until exchange. */
export const purchaseStarters: readonly Starter[] = [
  ...opening,
  ...lender,
  ...reports,
  ...decisions,
]
