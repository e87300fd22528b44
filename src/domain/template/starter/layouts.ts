import { type Starter, starterOf } from './starter.ts'

const regulatorLine = `{% if firm.regulator_number %}{% if firm.regulator == 'CLC' %}{% render 'regulator-clc' %}{% else %}{% render 'regulator-sra' %}{% endif %}{% endif %}`

export const layoutStarters: readonly Starter[] = [
  starterOf('layout', 'letter', {
    name: 'Letter',
    category: 'Documents',
    layout_for: 'document',
    body: `
# {{ firm.name }}

{% if firm.address %}{{ firm.address }}{% endif %}
Telephone {{ firm.phone }}{% if firm.email %}, {{ firm.email }}{% endif %}

{{ recipient.name }}

{{ today | long_date }}
{% if case.ref %}Our reference: {{ case.ref }}{% elsif quote.number %}Our reference: {{ quote.number }}{% endif %}`,
    footer: `${regulatorLine}

{% render 'complaints-short' %}`,
  }),
  starterOf('layout', 'note', {
    name: 'File note',
    category: 'Documents',
    layout_for: 'document',
    body: `
# {{ firm.name }}

{{ today | full_date }}
{% if case.ref %}File: {{ case.ref }}, {{ property.address }}{% endif %}`,
    footer: 'For our file only. Not to be sent to anybody outside the firm.',
  }),
  starterOf('layout', 'email', {
    name: 'Email',
    category: 'Emails',
    layout_for: 'email',
    body: '## {{ firm.name }}',
    footer: `{{ firm.name }}{% if firm.address %}, {{ firm.address }}{% endif %}. Telephone {{ firm.phone }}.

${regulatorLine}

We never send or change bank details by email.`,
  }),
]
