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

/** The text of a template for one person. */
export const filledTemplate = ({ text }: WhatsappTemplate, name: string, firm: string) =>
  text.replaceAll('{name}', name.trim().split(/\s+/)[0] || 'there').replaceAll('{firm}', firm)
