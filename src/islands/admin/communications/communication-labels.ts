export const audienceLabels = { client: 'Client', agent: 'Agent', internal: 'Internal' } as const

export const channelLabels = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  portal: 'Portal',
  internal: 'In the product',
} as const
