import type { InputKind, TemplateInput } from '#domain/template/template'

/** A question to whoever makes the document; lines of the sample are separated by semicolons. */
export const ask = (
  key: string,
  label: string,
  kind: InputKind,
  sample: string,
): TemplateInput => ({ key, label, kind, sample })

/** A list of what was answered line by line. */
export const bullets = (key: string) => `{% for one in ask.${key} %}- {{ one }}\n{% endfor %}`
export const numbers = (key: string) => `{% for one in ask.${key} %}1. {{ one }}\n{% endfor %}`

export const dearClient = `Dear {{ client.salutation }},

**Your {{ case.matter }} of {{ property.address }}**`

export const dearFirm = `Dear {{ recipient.name }},

**{{ property.address }}**
Our client{% if client.count > 1 %}s{% endif %}: {{ client.names }}`

export const callUs = `If anything is unclear, call {{ case.handler.name }} on {{ case.handler.phone | default: firm.phone }}. Please have our reference {{ case.ref }} to hand.`

export const sincerely = `Yours sincerely

{{ signature }}`

export const kindRegards = `Kind regards

{{ signature }}`

/** A line to sign for each client. */
export const everyClientSigns = '{% for one in clients %}@sign {{ one.name }}\n\n{% endfor %}'

export const bankWarning = `{% render 'bank-warning' %}`
