export const audienceWords = { client: 'Client', agent: 'Agent', internal: 'Internal' } as const

export const channelWords = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  portal: 'Portal',
  internal: 'In the product',
} as const
