import { type Starter, starterOf } from './starter.ts'
import {
  ask,
  bullets,
  callUs,
  dearClient,
  dearFirm,
  everyClientSigns,
  kindRegards,
  numbers,
  sincerely,
} from './wording.ts'

const due = ask('due', 'By when?', 'date', '2026-12-04')
const sale: Starter['content']['matter_types'] = ['sale']

const forms: readonly Starter[] = [
  starterOf('document', 'sale-questionnaire', {
    name: 'Questionnaire for sellers',
    matter_types: sale,
    group: 'Property forms',
    needs_signature: true,
    body: `${dearClient}

Please answer what you know. You may write “I do not know”: a wrong answer can cost you far more than none. You can stop and continue later.

## The property and its owners

1. Does anybody who is not an owner live there, and how old are they?
1. Has anybody paid towards the property who is not named on the title?
1. Are you, or have you been, bankrupt?

## Boundaries and neighbours

1. Who looks after each boundary? Has one ever been moved?
1. Has there been any dispute, complaint or notice about the property or a neighbour?
1. Does anybody cross your land, or do you cross theirs?

## Work and changes

1. What has been built, altered or replaced since you bought, and when? Include windows, boilers, electrics, lofts, drives and trees with a preservation order.
1. For each: do you have planning permission, building regulations approval, a guarantee?
1. Has the property been flooded, or had movement, damp, knotweed or a claim on insurance?

## Services and energy

1. Which of mains water, sewer, gas, electricity and broadband are connected? Who supplies them?
1. Are there solar panels, a heat pump or a charging point? Owned or leased?

## The move

1. On which days could you not complete?
1. Do you need to buy on the same day?

The answers are true and complete as far as I know. I will tell you if anything changes before completion.

${everyClientSigns}
${sincerely}`,
  }),
  starterOf('email', 'forms-cover-sale', {
    name: 'Forms for sellers',
    matter_types: sale,
    subject: 'Forms to fill in for {{ property.line }} by {{ ask.due | long_date }}',
    preheader: 'Why the truth matters, and when “I do not know” is right.',
    body: `
Dear {{ client.salutation }},

Your forms are ready at [your portal]({{ portal }}):

${bullets('forms')}
The buyer relies on your answers and could claim from you if one is wrong. So say only what you know. **“I do not know” is a proper answer**; a guess is not. If something changes later, tell us.

Send with them what you have of these: planning and building regulations documents, guarantees, the energy certificate, and for a flat the last three years of service charge accounts.

Please send them back by **{{ ask.due | full_date }}**. We cannot send the contract to the buyer before then.

{% render 'do-not-contact-council' %}

${callUs}

${kindRegards}`,
    inputs: [
      ask('forms', 'Which forms?', 'lines', 'Property questionnaire; Fittings and contents list'),
      due,
    ],
  }),
  starterOf('document', 'fittings-list', {
    name: 'Fittings and contents list',
    matter_types: sale,
    group: 'Property forms',
    needs_signature: true,
    body: `${dearClient}

For each room say what **stays**, what **goes**, and what you **offer** to the buyer for a price. The list becomes part of the contract: what is marked as staying must be there on completion, and what goes must be gone, with any holes made good.

| Room | Stays | Goes | Offered, with the price |
|---|---|---|---|
{% for room in ask.rooms %}| {{ room }} |  |  |  |
{% endfor %}
Think of: carpets, curtains and blinds, light fittings, built-in and free-standing appliances, shelves, mirrors, televisions on walls, garden plants, sheds, bins, spare keys.

${everyClientSigns}
${sincerely}`,
    inputs: [
      ask(
        'rooms',
        'Which rooms?',
        'lines',
        'Hall; Kitchen; Living room; Bedroom 1; Bedroom 2; Bathroom; Garden and sheds',
      ),
    ],
  }),
  starterOf('document', 'leasehold-questionnaire', {
    name: 'Questionnaire for leasehold sellers',
    matter_types: sale,
    group: 'Property forms',
    needs_signature: true,
    body: `${dearClient}

{% render 'leasehold-explained' %}

Please answer what you know and send the documents you have.

1. Who is the landlord, and who manages the building? Names, addresses, telephone numbers.
1. How much are the ground rent and the service charge a year, and until when are they paid?
1. Is anything owed or in dispute?
1. Is the building to be repaired or decorated, or has a notice of such work come?
1. Have you altered the flat, let it, or kept a pet? With whose consent?
1. Is there a residents' company, and do you have a share certificate?
1. Have you asked to extend the lease or to buy the freehold?
1. How high is the building, and is there a certificate about its outside walls or a landlord's certificate about building safety?

Please add: the lease, the last three years of accounts, the last demands, the insurance schedule and the fire risk assessment.

${everyClientSigns}
${sincerely}`,
  }),
  starterOf('email', 'documents-wanted', {
    name: 'Documents wanted',
    matter_types: sale,
    subject: 'Documents we need for {{ property.line }}',
    preheader: 'What each is for, and where to find a copy.',
    body: `
Dear {{ client.salutation }},

The buyer's conveyancer will ask for these. Please send what you have by **{{ ask.due | full_date }}**:

${bullets('missing')}
They show that what was built or changed was allowed and done well. Without them the sale can stop at the last moment. Look in the folder from when you bought, in emails, and with whoever did the work; the energy certificate is on the public register.

{% render 'do-not-contact-council' %}

If you cannot find one, tell us now. There is usually another way, such as insurance.

${kindRegards}`,
    inputs: [
      ask(
        'missing',
        'Which documents are missing?',
        'lines',
        'FENSA certificate for the windows of 2019; Planning permission for the extension',
      ),
      due,
    ],
  }),
]

const mortgage: readonly Starter[] = [
  starterOf('email', 'mortgage-details-request', {
    name: 'Details of the mortgage',
    matter_types: ['sale', 'remortgage'],
    subject: 'Your mortgage on {{ property.line }}',
    preheader: 'Please enter the account number in the portal, not in an email.',
    body: `
Dear {{ client.salutation }},

To repay your mortgage we have to ask {{ ask.lender }} for a figure. Please enter the mortgage account number in [your portal]({{ portal }}). **Do not send it by email.**

Tell us there too:

- whether there is a second mortgage or a loan secured on the property, and with whom
- whether you pay a charge for repaying early, and until when
- whether you are taking the mortgage with you to the next property

If you are not sure about a charge, ask your lender before you commit yourself: it can be thousands of pounds.

${callUs}

${kindRegards}`,
    inputs: [ask('lender', 'Which lender?', 'text', 'Nationwide Building Society')],
  }),
  starterOf('document', 'redemption-request', {
    name: 'Request for a redemption figure',
    audience: 'lender',
    matter_types: ['sale', 'remortgage', 'transfer-of-equity'],
    group: 'Mortgage',
    body: `${dearFirm}
Mortgage account: {{ redemption.account }}

We act for your borrower. Please send us a redemption statement to **{{ ask.redeem_on | long_date }}** with:

1. the sum that repays everything secured on the property, on **all** accounts
1. the interest for each further day
1. any charge for early repayment, and the day on which it ends
1. any fee for the discharge
1. how you send the discharge to HM Land Registry, and how soon

Please send it to us only. We verify your payment details before we pay, and do not accept a change of them by email.

${sincerely}`,
    inputs: [ask('redeem_on', 'To which day?', 'date', '2026-12-11')],
  }),
  starterOf('document', 'lpe-request', {
    name: 'Request to the managing agent',
    audience: 'freeholder',
    matter_types: sale,
    group: 'Leasehold pack',
    body: `${dearFirm}

We act in the sale of this leasehold property. Please send us what a buyer's conveyancer needs about it, and **first tell us your fee**: we pay none that our client has not agreed.

1. Ground rent and service charge: what is due, paid until when, and how it is made up
1. Three years of accounts, this year's budget, and the reserve
1. Work that is planned, with its cost for this flat and the consultation notices
1. Buildings insurance, with the schedule and its sum
1. Fire risk assessment, reports on outside walls, and certificates about building safety
1. Disputes, breaches of the lease of which you know, and consents given
1. What you need on completion: notice, deed of covenant, certificate, and the fee of each

Please answer {{ case.handler.name }}{% if case.handler.email %} at {{ case.handler.email }}{% endif %} by {{ ask.due | long_date }}.

${sincerely}`,
    inputs: [due],
  }),
  starterOf('document', 'probate-request', {
    name: 'Documents of an estate',
    matter_types: sale,
    group: 'Title',
    body: `${dearClient}

The property is still in the name of {{ ask.deceased }}. We are sorry for your loss. Before it can be sold we have to show who may sign for the estate.

Please send us:

- the grant of probate or letters of administration, or the day on which you applied for it
- the will, if there is one
- the names, addresses and birth dates of everybody named in the grant: **all** who took it out must sign
- what HM Revenue & Customs has said about inheritance tax, if it had to be told

You can agree a sale before the grant, but you cannot exchange contracts without it. Tell the agent and the buyer so; the grant usually takes some months.

${callUs}

${sincerely}`,
    inputs: [ask('deceased', 'Whose estate is it?', 'text', 'Joan Whitcombe')],
  }),
  starterOf('document', 'attorney-request', {
    name: 'Documents of a power of attorney',
    group: 'Title',
    body: `${dearClient}

You tell us that {{ ask.attorney }} will sign for {{ ask.donor }}. HM Land Registry looks closely at that, so please send us:

- the power of attorney, or a copy with a certificate of a solicitor on **every** page
- if it is a lasting power, the access code or the stamped copy that shows it was registered
- a statement, on the day of signing, that it has not been revoked and that {{ ask.donor }} is alive
- proof of identity of both

We check that the power covers this property and this kind of transaction. An attorney must not give the property to themselves or sell below its value. We shall want to speak with {{ ask.donor }} if they can.

${callUs}

${sincerely}`,
    inputs: [
      ask('donor', 'For whom is signed?', 'text', 'Marcus Ellison'),
      ask('attorney', 'Who is the attorney?', 'text', 'Ruth Ellison'),
    ],
  }),
]

const pack: readonly Starter[] = [
  starterOf('document', 'title-problem-client', {
    name: 'A problem with the title',
    group: 'Title',
    body: `${dearClient}

We have found something in the title that you have to decide about.

## What it is

{{ ask.issue }}

## Why it matters

{{ ask.effect }}

## What can be done

${numbers('options')}
## Our advice

{{ ask.advice }}

Please tell us what you choose by **{{ ask.decide_by | full_date }}**. If we hear nothing, we take no step, and the case does not move on.

Please do not speak with neighbours, the council or the other side about it before we have talked: that can rule out insurance.

${callUs}

${sincerely}`,
    inputs: [
      ask(
        'issue',
        'What was found?',
        'long_text',
        'A covenant of 1936 forbids building without consent, and the garage has none.',
      ),
      ask(
        'effect',
        'Why does it matter?',
        'long_text',
        'Whoever has the benefit could in theory object, and a buyer’s lender may not accept it.',
      ),
      ask(
        'options',
        'What can be done, at what cost and in what time?',
        'lines',
        'Insurance for about £90, within a day; Ask for consent, some weeks and an unknown price',
      ),
      ask(
        'advice',
        'What do we advise?',
        'long_text',
        'Take the insurance: the risk is small and the cost is known.',
      ),
      ask('decide_by', 'By when must they decide?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('document', 'draft-contract-particulars', {
    name: 'Particulars of the contract',
    audience: 'other_side',
    matter_types: sale,
    group: 'Contract pack',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

| Particulars |  |
|---|---|
| Sellers | {{ client.names }} |
| Buyers | {{ case.other_parties }} |
| Property | {{ property.address }} ({{ case.tenure }}) |
| Title number | {{ title.numbers }} |
| Title guarantee | {{ ask.guarantee }} |
| Price | {{ case.price | gbp }} |
| Deposit | {{ case.deposit | gbp }} |
| Completion date | To be agreed |

The general conditions are those of the edition of standard conditions that we send with this letter under its own licence.

## Special terms

${numbers('terms')}
Please approve the draft or send your amendments.

${sincerely}`,
    inputs: [
      ask('guarantee', 'Which title guarantee?', 'text', 'Full'),
      ask(
        'terms',
        'Which special terms?',
        'lines',
        'The property is sold with vacant possession; The deposit is held by the sellers’ conveyancer as stakeholder',
      ),
    ],
  }),
  starterOf('document', 'contract-pack-cover', {
    name: 'Cover of the contract pack',
    audience: 'other_side',
    matter_types: sale,
    group: 'Contract pack',
    body: `${dearFirm}

{% render 'subject-to-contract' %}

We act for the seller{% if client.count > 1 %}s{% endif %}. We enclose:

${bullets('enclosures')}
{% if ask.to_follow %}**To follow:** {{ ask.to_follow }}{% endif %}

Our stance: we follow the Conveyancing Protocol. Please raise only enquiries that arise from these documents and that matter to title or to your client; we answer all of them at once, with documents. Questions that a survey, a search or an inspection answers we return with that reason.

Please confirm that you act, the full names of your client{% if case.other_parties %} ({{ case.other_parties }}){% endif %}, whether there is a mortgage, and the position of any related sale.

${sincerely}`,
    inputs: [
      ask(
        'enclosures',
        'What is enclosed?',
        'lines',
        'Draft contract; Official copies of the register and plan; Property questionnaire; Fittings and contents list; Energy certificate',
      ),
      ask(
        'to_follow',
        'What follows, and when? Leave empty for nothing.',
        'text',
        'Management information, by 4 December',
      ),
    ],
  }),
  starterOf('email', 'pack-sent-client', {
    name: 'Contract pack sent: client',
    matter_types: sale,
    subject: 'The contract for {{ property.line }} has gone to the buyer’s conveyancer',
    preheader: 'What they do now, and what may come back to you.',
    body: `
Dear {{ client.salutation }},

Today we sent these to the buyer's conveyancer:

${bullets('enclosures')}
They now check the title and order searches, which usually takes two to four weeks. Then they may send questions. We answer what we can; a few may come to you, in plain words.

There is nothing that you need to do today. You can follow the case at [your portal]({{ portal }}).

${kindRegards}`,
    inputs: [
      ask('enclosures', 'What was sent?', 'lines', 'Draft contract; Title; Your questionnaire'),
    ],
  }),
  starterOf('email', 'pack-sent-agent', {
    name: 'Contract pack sent: agent',
    audience: 'agent',
    matter_types: sale,
    subject: '{{ property.line }}: contract pack sent',
    preheader: 'Whom to chase now.',
    body: `
Dear {{ recipient.name }},

The contract pack for {{ property.address }} went to {{ other_side.firm }} on {{ today | long_date }}. The next step is theirs: searches, and their enquiries. Please ask the buyer whether their conveyancer has the money for the searches.

Our reference is {{ case.ref }}.

${kindRegards}`,
  }),
  starterOf('document', 'occupier-consent', {
    name: 'Consent of an occupier',
    group: 'Title',
    needs_signature: true,
    body: `${dearClient}

{{ ask.occupier }} lives at the property, is over 17 and is not an owner. Somebody who lives in a home can have rights in it. The other side, or the lender, needs this consent before contracts are exchanged.

**To {{ ask.occupier }}:** by signing you give up any right to stay in the property after completion, and put any right that you have behind the lender's. We do not act for you. Please take advice of your own before you sign; you do not have to sign.

## Consent

I live at {{ property.address }}. I agree to the contract, will leave on or before completion of a sale, and agree that any right of mine in the property comes after the rights of the buyer and of any lender. I have been told to take advice of my own.

@sign {{ ask.occupier }}

@sign Witness: name, address and occupation

{% render 'witness-rule' %}

${sincerely}`,
    inputs: [ask('occupier', 'Who lives there?', 'text', 'Daniel Ellison')],
  }),
]

/** Letters of a sale until its contract is with the buyer. */
export const saleStarters: readonly Starter[] = [...forms, ...mortgage, ...pack]
