export const audienceLabels = {
  client: 'Client',
  agent: 'Agent',
  broker: 'Broker',
  other_side: 'Other side',
  internal: 'Internal',
} as const

export const channelLabels = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  portal: 'Portal',
  internal: 'In the product',
  letter: 'Letter',
} as const
