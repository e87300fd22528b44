/** A text that may be sent outside the window, once the provider approved it. */
export type WhatsappTemplate = {
  readonly key: string
  readonly name: string
  /** '{name}' is the client's first name, '{firm}' the firm. */
  readonly text: string
  readonly category: 'utility'
  readonly status: 'approved'
}

const template = (key: string, name: string, text: string): WhatsappTemplate => ({
  key,
  name,
  text,
  category: 'utility',
  status: 'approved',
})

/** The templates that come with the product. */
export const whatsappTemplates: readonly WhatsappTemplate[] = [
  template(
    'call-back',
    'Ask for a call',
    'Hello {name}, this is {firm}. When is a good time to call you?',
  ),
  template(
    'reply-by-portal',
    'News in the portal',
    'Hello {name}, there is news about your move. Please sign in to your {firm} portal to read it.',
  ),
  template(
    'continue',
    'Continue the conversation',
    'Hello {name}, {firm} has an answer to your message. Reply here and we will continue.',
  ),
]

export const templateFor = (key: string) => whatsappTemplates.find((it) => it.key === key) ?? null

const firstName = (name: string) => name.trim().split(/\s+/)[0] || 'there'

/** Its name at the WhatsApp Business Platform: 'call_back'. */
export const cloudTemplateName = ({ key }: Pick<WhatsappTemplate, 'key'>) =>
  key.replaceAll('-', '_')

/** Its text as it is registered there. */
export const cloudTemplateText = ({ text }: Pick<WhatsappTemplate, 'text'>) =>
  text.replaceAll('{name}', '{{1}}').replaceAll('{firm}', '{{2}}')

/** A template for one person, as the platform fills it in. */
export const templateUse = (template: WhatsappTemplate, name: string, firm: string) => ({
  name: cloudTemplateName(template),
  values: [firstName(name), firm],
})

/** The text of a template for one person. */
export const filledTemplate = ({ text }: WhatsappTemplate, name: string, firm: string) =>
  text.replaceAll('{name}', firstName(name)).replaceAll('{firm}', firm)

/** What the language of the templates is called at the platform. */
export const TEMPLATE_LANGUAGE = 'en_GB'

/** The status of a template that the platform does not list in our language. */
export const MISSING_TEMPLATE = 'MISSING'
