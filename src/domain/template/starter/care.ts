import { type Starter, starterOf } from './starter.ts'
import {
  ask,
  bankWarning,
  bullets,
  callUs,
  dearClient,
  everyClientSigns,
  kindRegards,
  numbers,
  sincerely,
} from './wording.ts'

const careInputs = [
  ask('supervisor', 'Who supervises the case?', 'text', 'Helen Marsh, partner'),
  ask('total', 'What is the likely total with VAT and payments to others?', 'money', '2148'),
]

const who = `## Who looks after you

{{ case.handler.name }}{% if case.handler.job_title %}, {{ case.handler.job_title }},{% endif %} runs your case and is the person to ask. {{ ask.supervisor }} supervises the work.{% if case.assistant %} {{ case.assistant }} helps with it.{% endif %}`

const price = `## What it costs

Our fee is {{ case.fees | gbp }} plus VAT. With VAT and what we pay to others for you, we expect a total of **{{ ask.total | gbp }}**. If anything makes that more, we tell you first, with the reason. You pay on completion; if the matter falls through, you pay for the work done by then.
{% if agent.firm %}
{% render 'referral-disclosure' %}
{% endif %}`

const rules = `## Money

${bankWarning}

The law makes us check who you are and where money comes from, and may stop us from telling you why we wait. We take no cash.

## If you are unhappy

{% render 'complaints-full' %}

## Your data

{% render 'data-short' %}

{% render 'vulnerable-help' %}

## What we need from you

Sign and return this letter. Until we have it we cannot start. ${callUs}

${sincerely}

I have read this letter and the terms of business, and agree to them.

${everyClientSigns}`

const careLetter = (
  key: string,
  name: string,
  matter: Starter['content']['matter_types'],
  scope: string,
  inputs: Starter['content']['inputs'] = [],
) =>
  starterOf('document', key, {
    name,
    matter_types: matter,
    group: 'Onboarding',
    needs_signature: true,
    inputs: [...careInputs, ...inputs],
    body: `${dearClient}

Thank you for asking us to act for you. This letter, with our terms of business, is our agreement.

${who}

${scope}

${price}

${rules}`,
  })

/** Letters that open a case. */
export const careStarters: readonly Starter[] = [
  careLetter(
    'client-care-sale',
    'Client care: sale',
    ['sale'],
    `## What we do

- We prove that you own the property, draft the contract and send the buyer's conveyancer what they need.
- We answer their questions with your help, agree the contract and exchange it when you say so.
- On completion we receive the price, repay your mortgage, pay the agent and send you the rest.

We do **not** advise on the value of the property, on capital gains tax or on its physical state. If you need such advice, we can tell you whom to ask.

A sale usually takes 10 to 16 weeks, and about 4 more if the property is leasehold. It depends on everybody in the chain.`,
  ),
  careLetter(
    'client-care-purchase',
    'Client care: purchase',
    ['purchase'],
    `## What we do

- We check the title and the contract, order searches, ask the seller's conveyancer what is missing, and report to you in plain words.
- We prepare what you sign, exchange contracts when you say so, and complete.
- We file the tax return, pay the tax with your money and register you as owner.

{% if lender.name %}We also act for your lender, {{ lender.name }}. We must tell it what it needs to know to decide whether to lend. If your interests and its interests differ, we may have to stop acting for one or both of you.
{% endif %}
We do **not** inspect the property or advise on its value or state: have a survey made. We do not advise on which mortgage to take, nor on tax other than the tax on this purchase.

## What you must know from the start

Show us where the whole price comes from, including gifts. {% render 'insurance-duty' %}

{% render 'tax-deadline' %}`,
  ),
  careLetter(
    'client-care-remortgage',
    'Client care: remortgage',
    ['remortgage'],
    `## What we do

- We check the title for your new lender{% if lender.name %}, {{ lender.name }}{% endif %}, and report to it.
- We ask your present lender what repays its loan, and repay it out of the new one.
- We register the new mortgage.

We act for you and for the new lender. We must tell it what it needs to know.

Ask your present lender **before** you commit yourself whether you pay a charge for repaying early, and when that charge ends. We do **not** advise on whether the new mortgage suits you: your broker or lender does.`,
  ),
  careLetter(
    'client-care-transfer',
    'Client care: transfer of equity',
    ['transfer-of-equity'],
    `## For whom we act

We act for {{ client.names }} only. We do not act for {{ ask.others }}, and cannot advise them. They should have a conveyancer of their own: somebody who gives up or takes on a share in a home, and perhaps a debt, needs advice from a person who is on their side alone.

## What we do

- We check the title and any mortgage on it.
- We prepare the transfer, and ask the lender for its consent where there is a mortgage.
- We file the tax return where one is needed and register the change.

Tax can be due even if no money is paid, because **taking over part of a mortgage counts as a price**. We work it out before you sign. We do not advise on capital gains tax, inheritance tax or a financial settlement.`,
    [ask('others', 'For whom do we not act?', 'text', 'Thomas Reed')],
  ),
  starterOf('document', 'terms-of-business', {
    name: 'Terms of business',
    group: 'Onboarding',
    inputs: [
      ask('storage_years', 'For how many years is a file stored?', 'number', '15'),
      ask(
        'interest',
        'When is interest paid on money held?',
        'long_text',
        'We pay interest on money that we hold for you, at the rate our bank pays us, where it comes to more than £20.',
      ),
      ask(
        'insurer',
        'Who insures the firm?',
        'text',
        'Avon Professional Indemnity plc, for the whole of England and Wales',
      ),
      ask(
        'liability',
        'How far does liability go?',
        'long_text',
        'Our liability to you is limited to £3 million for each claim, but not for fraud or for anything that the law does not let us limit.',
      ),
    ],
    body: `
Dear {{ client.salutation }},

**Our terms of business**

These terms, with our letter about your case, are our agreement with you.

1. **Our duty.** We act in your interests, within the law and the rules of our regulator. {{ firm.name }} is regulated by the {{ firm.regulator }}.
1. **Price.** Our letter gives the price and what is in it. We tell you before it changes. VAT is added where the law says so.
1. **Payment.** Bills are due on completion, or when the matter ends without it.
1. **Money we hold.** It stays in a client account, apart from ours. {{ ask.interest }}
1. **Who you are and where money comes from.** We must check both, and must report what we suspect. The law may forbid us to tell you so.
1. **Financial services.** We are not authorised to advise on investments or insurance. We may arrange insurance that is part of a case, as our regulator allows.
1. **Acting for your lender.** Where we act for it as well, we pass on what it needs to know.
1. **Your data.** {% render 'data-short' %}
1. **Storage.** We keep the file for {{ ask.storage_years }} years and then destroy it, except for deeds. Getting a file back for a new matter is free; for anything else we may charge for copies.
1. **Insurance and liability.** Our insurer is {{ ask.insurer }}. {{ ask.liability }}
1. **Ending our work.** You can end it at any time in writing. We can end it only for a good reason and with notice. You then pay for the work done.
1. **Law.** The law of England and Wales applies.

## Complaints

{% render 'complaints-full' %}

${sincerely}`,
  }),
  starterOf('email', 'welcome-next-steps', {
    name: 'Welcome and next steps',
    subject: 'Welcome: your {{ case.matter }} of {{ property.line }}',
    preheader: 'Three things to do, in this order.',
    sms: '{{ firm.name }}: welcome. Your next steps are in your portal. Our reference is {{ case.ref }}.',
    body: `
Dear {{ client.salutation }},

Thank you for choosing us for your {{ case.matter }} of {{ property.address }}. {{ case.handler.name }} looks after it; our reference is {{ case.ref }}.

**Please do these, in this order:**

${numbers('steps')}
You find them all at [your portal]({{ portal }}), where you can also see at any time who has to act next. Most cases take 10 to 16 weeks; the sooner these are done, the sooner the rest can start.

${bankWarning}

${callUs}

${kindRegards}`,
    inputs: [
      ask(
        'steps',
        'What are the first steps?',
        'lines',
        'Sign our client care letter; Prove who you are; Fill in the questionnaire',
      ),
    ],
  }),
  starterOf('email', 'id-request', {
    name: 'Identity check: invitation',
    subject: 'Prove who you are: about ten minutes',
    preheader: 'Have your passport or driving licence at hand.',
    sms: '{{ firm.name }}: please prove who you are. Your link is in your portal. Questions? {{ firm.phone }}',
    body: `
Dear {{ client.salutation }},

Before we can act on your {{ case.matter }} of {{ property.address }}, the law makes us check who each of you is. It takes about ten minutes on a telephone with a camera.

[Start the check]({{ ask.link }})

Have ready:

- your passport or photocard driving licence
- a bill or bank statement from the last three months with your name and address

{% if client.count > 1 %}Each of you has to do it.{% endif %} Please do it by **{{ ask.due | full_date }}**; we cannot go on without it.

If you would rather show us your documents in person, call {{ case.handler.name }} on {{ case.handler.phone | default: firm.phone }}.

{% render 'vulnerable-help' %}

${kindRegards}`,
    inputs: [
      ask('link', 'Where does the check start?', 'text', 'https://clients.example.com/identity'),
      ask('due', 'By when?', 'date', '2026-11-30'),
    ],
  }),
  starterOf('document', 'id-failed', {
    name: 'Identity check: more documents',
    group: 'Compliance',
    body: `${dearClient}

The electronic check of your identity did not give a full result. That happens often, for example after a move or a change of name, and says nothing about you.

Please let us see the originals of these instead:

${bullets('documents')}
Bring them to our office, or ask us who can certify copies for you. We need them by **{{ ask.due | full_date }}**, as we cannot go on before then.

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'documents',
        'Which documents would do instead?',
        'lines',
        'Passport; Council tax bill of this year; Bank statement of the last three months',
      ),
      ask('due', 'By when?', 'date', '2026-12-07'),
    ],
  }),
  starterOf('email', 'money-on-account', {
    name: 'Money on account',
    subject: '{{ ask.amount | gbp }} on account for {{ property.line }}',
    preheader: 'For what, by when, and how to pay safely.',
    body: `
Dear {{ client.salutation }},

Please pay us **{{ ask.amount | gbp }}** by **{{ ask.due | full_date }}**. It is for {{ ask.purpose }}; we pay it on as soon as we can after it arrives, and it counts towards your bill.

[Pay securely]({{ ask.pay_link }})

Pay from an account in your own name. If you cannot pay by then, call us: we cannot order anything before the money is here.

${bankWarning}

${callUs}

${kindRegards}`,
    inputs: [
      ask('amount', 'How much?', 'money', '384'),
      ask('purpose', 'What is it for?', 'text', 'the searches'),
      ask('due', 'By when?', 'date', '2026-11-30'),
      ask('pay_link', 'Where is it paid?', 'text', 'https://clients.example.com/pay'),
    ],
  }),
  starterOf('document', 'source-of-funds-form', {
    name: 'Source of funds form',
    matter_types: ['purchase'],
    group: 'Compliance',
    needs_signature: true,
    body: `${dearClient}

The law makes us understand where the whole price of {{ case.price | gbp }} comes from, and how it was built up. Please fill in a line for each sum, and send the evidence with it.

| Where it comes from | Sum | How it was built up | Evidence |
|---|---|---|---|
{% for one in ask.sources %}| {{ one }} |  |  |  |
{% endfor %}
**Evidence** is usually six months of statements of each account, and for a single large sum what it came from: a completion statement, a grant of probate, a payslip, a loan agreement.

If anybody gives you money, tell us who and how much: they have a form of their own, and we check their identity too. Money from somebody of whom we do not know can delay everything, so please do not accept any without asking us.

What I have written is true and complete.

${everyClientSigns}
${sincerely}`,
    inputs: [
      ask(
        'sources',
        'Which sources has the client named?',
        'lines',
        'Savings; Sale of the present home; Gift from parents',
      ),
    ],
  }),
  starterOf('document', 'gift-letter', {
    name: 'Gift letter',
    matter_types: ['purchase'],
    group: 'Compliance',
    needs_signature: true,
    body: `${dearClient}

Please have this page signed by {{ ask.donor }}, who gives you {{ ask.amount | gbp }} towards the price, and return it with a copy of their passport and six months of statements of the account it comes from.

## Declaration of the giver

To {{ firm.name }}{% if lender.name %} and {{ lender.name }}{% endif %}, about {{ property.address }}:

1. I give {{ client.names }} {{ ask.amount | gbp }} towards the price.
1. It is a gift and not a loan. It does not have to be repaid.
1. I shall have no share in the property, no right to live there, and no claim on it.
1. I am not bankrupt, and this gift does not stop me from paying my debts.
1. I know that I can take advice of my own, and that {{ firm.name }} does not act for me.
1. The money comes from: {{ ask.origin }}.

@sign {{ ask.donor }}

If the giver became bankrupt within some years, the gift could be challenged. Your lender may want insurance against that; we tell you if so.

${sincerely}`,
    inputs: [
      ask('donor', 'Who gives the money?', 'text', 'Grace Okonkwo'),
      ask('amount', 'How much?', 'money', '20000'),
      ask('origin', 'Where does the money come from?', 'text', 'savings'),
    ],
  }),
  starterOf('document', 'coownership-form', {
    name: 'How you will own the property',
    matter_types: ['purchase'],
    group: 'Onboarding',
    needs_signature: true,
    body: `${dearClient}

There is more than one of you, so you have to choose how to own the property. The choice decides what happens on a death or if you part, so take a moment over it.

{% render 'joint-tenants' %}

{% render 'tenants-in-common' %}

| Choose one | Tick |
|---|---|
| Joint tenants |  |
| Tenants in common in equal shares |  |
| Tenants in common in these shares: |  |
| We want a declaration of trust and its price |  |

{% if ask.shares %}You have told us of these payments: {{ ask.shares }}. If you want to have them back first when you sell, choose tenants in common with a declaration of trust.{% endif %}

If you own in common, make a will: your share does not pass to the other of you by itself.

${everyClientSigns}
${sincerely}`,
    inputs: [
      ask(
        'shares',
        'What does each pay in? Leave empty if not known.',
        'text',
        'Amara £60,000, Lewis £17,000',
      ),
    ],
  }),
]
