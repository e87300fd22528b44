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

/** The name of a channel within a sentence: 'email', 'SMS'. */
export const channelText = (channel: keyof typeof channelLabels) =>
  channel === 'sms' || channel === 'whatsapp'
    ? channelLabels[channel]
    : channelLabels[channel].toLowerCase()
