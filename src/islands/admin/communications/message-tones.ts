/** The tone of each message status. */
export const messageTones = {
  queued: 'half',
  sending: 'half',
  sent: 'good',
  delivered: 'good',
  unknown: 'warn',
  bounced: 'bad',
  complained: 'bad',
  failed: 'bad',
  suppressed: 'warn',
  awaiting_approval: 'half',
  to_print: 'half',
} as const
