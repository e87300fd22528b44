import { type Starter, starterOf } from './starter.ts'
import { ask, bullets, kindRegards, sincerely } from './wording.ts'

/** From the quote to the first three steps. */
export const quoteStarters: readonly Starter[] = [
  starterOf('document', 'quote-letter', {
    name: 'Quote letter',
    group: 'Onboarding',
    file_name: 'Quote {{ quote.number }}',
    body: `
Dear {{ client.salutation }},

**Your quote {{ quote.number }} for {{ property.address }}**

Thank you for asking us. This letter says what our work would cost, what it covers and who would do it.

## What it costs

| For | Amount with VAT |
|---|---|
{% for line in quote.lines %}| {{ line.label }} | {{ line.amount | gbp }} |
{% endfor %}| **Total** | **{{ quote.total | gbp }}** |

The total has VAT of {{ quote.vat | gbp }} and payments to others of {{ quote.disbursements | gbp }}, which we pay on for you.
{% if quote.tax %}
{{ quote.tax_name }} comes to {{ quote.tax | gbp }} on what you have told us. It goes to the tax authority, not to us, and is not in the total.
{% endif %}
## What could add to it

We have priced the work that a usual case needs. If yours turns out to need more, for example because of a defect in the title, an extra mortgage or a gift of money, we tell you the new price **before** we do the work.
{% if agent.firm %}
{% render 'referral-disclosure' %}
{% endif %}
## What happens next

The quote is valid until **{{ quote.valid_until | long_date }}**. You can accept it at {{ portal }} or by calling us on {{ firm.phone }}. One qualified conveyancer would look after your case from start to finish.

{% render 'vulnerable-help' %}

${sincerely}`,
  }),
  starterOf('email', 'quote-followup', {
    name: 'Quote: follow-up',
    subject: 'Your conveyancing quote {{ quote.number }}: any questions?',
    preheader: 'One question, and a call if you would like one.',
    sms: '{{ firm.name }}: any questions about your quote {{ quote.number }}? Call us on {{ firm.phone }}.',
    body: `
Dear {{ client.salutation }},

We sent you a quote of {{ quote.total | gbp }}. **Is there anything in it that is unclear?**

If you go ahead, one named conveyancer runs your case, and you can see at any time what is happening and who has to act next.

Reply with a time that suits you and we will call you, or call {{ firm.phone }}. The quote is valid until {{ quote.valid_until | long_date }}.

${kindRegards}

{% render 'unsubscribe' %}`,
  }),
  starterOf('email', 'quote-last-day', {
    name: 'Quote: last day',
    subject: 'Your quote {{ quote.number }} ends on {{ quote.valid_until | long_date }}',
    preheader: 'Accept it by then and the price is held.',
    sms: '{{ firm.name }}: your quote {{ quote.number }} ends on {{ quote.valid_until | long_date }}. Questions? {{ firm.phone }}',
    body: `
Dear {{ client.salutation }},

Your quote of {{ quote.total | gbp }} ends on **{{ quote.valid_until | full_date }}**. If you accept it by then, we hold that price for the work it describes, even if you do not find a property or a buyer for some time.

[Accept the quote]({{ portal }}), or call us on {{ firm.phone }}.

If your plans have changed for now, reply with the word PAUSE. We will keep the quote and not chase you.

${kindRegards}

{% render 'unsubscribe' %}`,
  }),
  starterOf('email', 'quote-goodbye', {
    name: 'Quote: goodbye',
    subject: 'We have closed your quote {{ quote.number }}',
    preheader: 'You can open it again at any time.',
    body: `
Dear {{ client.salutation }},

We have not heard from you, so we have closed your quote {{ quote.number }}. There is nothing that you need to do, and there are no hard feelings.

We keep your details for {{ ask.months }} months in case you come back, and then delete them. To open the quote again, reply to this email or call {{ firm.phone }}; the price may have changed by then.

We wish you well with your move.

${kindRegards}`,
    inputs: [ask('months', 'For how many months are the details kept?', 'number', '12')],
  }),
  starterOf('document', 'cancellation-notice', {
    name: 'Notice of the right to cancel',
    group: 'Onboarding',
    needs_signature: true,
    body: `
Dear {{ client.salutation }},

**Your right to cancel our agreement about {{ property.address }}**

You agreed to our terms on {{ ask.contract_date | long_date }} without meeting us at our office, or away from it. The law therefore gives you **14 days** to change your mind, without a reason.

The right ends at midnight on **{{ ask.cancel_by | full_date }}**. To use it, tell us clearly before then that you cancel: by letter, by email to {{ firm.email }}, by telephone on {{ firm.phone }}, or with the form below. We then pay back what you have paid us within 14 days, by the way in which you paid.

## If you want us to begin now

We do not begin until the 14 days have passed, unless you ask us to. If you ask us to begin and then cancel, you pay for the work done up to that moment, in proportion to the whole price. Once all the work is done, the right to cancel is lost.

I ask {{ firm.name }} to begin before the 14 days have passed, and understand what I then pay if I cancel.

{% for one in clients %}@sign {{ one.name }}

{% endfor %}
## Form to cancel (only if you want to cancel)

To {{ firm.name }}{% if firm.address %}, {{ firm.address }}{% endif %}: I cancel the agreement about {{ property.address }}, made on {{ ask.contract_date | long_date }}.

{% for one in clients %}@sign {{ one.name }}

{% endfor %}`,
    inputs: [
      ask('contract_date', 'On which day was the agreement made?', 'date', '2026-11-20'),
      ask('cancel_by', 'What is the last day of the 14?', 'date', '2026-12-04'),
    ],
  }),
  starterOf('document', 'risk-note', {
    name: 'Risk assessment',
    audience: 'internal',
    layout: 'note',
    group: 'Compliance',
    body: `
## Risk of {{ case.ref }}

Clients: {{ client.names }}
Property: {{ property.address }}
Price: {{ case.price | gbp }}

**Level: {{ ask.level }}**

## The client

{{ ask.client_risk }}

## The matter and the money

{{ ask.matter_risk }}

## How we deal with them

{{ ask.delivery_risk }}

## Reasons for the level

${bullets('reasons')}
To be looked at again on {{ ask.review_on | long_date }}, and whenever the clients, the money or the instructions change.

@sign {{ case.handler.name }}`,
    inputs: [
      ask('level', 'Which level: low, medium or high?', 'text', 'Medium'),
      ask(
        'client_risk',
        'What is known of the client?',
        'long_text',
        'UK residents, met in person.',
      ),
      ask(
        'matter_risk',
        'What is known of the matter and the money?',
        'long_text',
        'Savings and a mortgage.',
      ),
      ask('delivery_risk', 'How do we deal with them?', 'long_text', 'By video call and post.'),
      ask('reasons', 'Why this level?', 'lines', 'Ordinary price; Money from one bank'),
      ask('review_on', 'When is it looked at again?', 'date', '2027-02-01'),
    ],
  }),
]
