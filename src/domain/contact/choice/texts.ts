import type { Instant } from '#domain/dates'
import { type ContactOutcome, changedContact } from '../change.ts'
import type { Contact } from '../contact.ts'
import { Channel } from '../details.ts'

/** The channels without text messages; a telephone call where nothing else was chosen, as an empty choice means all. */
const withoutTexts = (channels: readonly Channel[]): Channel[] => {
  const chosen = channels.length === 0 ? Channel.options.filter((it) => it !== 'post') : channels
  const others = chosen.filter((it) => it !== 'sms')
  return others.length === 0 ? ['phone'] : others
}

const withTexts = (channels: readonly Channel[]): Channel[] =>
  channels.length === 0 || channels.includes('sms') ? [...channels] : [...channels, 'sms']

/** The contact who gets no more text messages, or gets them again; whatever else they chose stays. */
export const chooseTexts = (
  contact: Contact,
  choice: 'stop' | 'start',
  now: Instant,
): ContactOutcome => {
  const { channels } = contact.communication
  const chosen = choice === 'stop' ? withoutTexts(channels) : withTexts(channels)
  return changedContact(
    contact,
    { communication: { ...contact.communication, channels: chosen } },
    now,
  )
}
