import type { Option } from '#components/Fields.tsx'
import type { Value, Values } from '#components/form/form-parts.ts'
import { commonValues } from '#domain/communication/firm/wording'
import { Audience, channelsByAudience } from '#domain/communication/matrix/cell'
import { wordingOf } from '#domain/events'
import { channelLabels } from '../communication-labels.ts'

/** The channels that an audience can be written to by. */
export const channelOptions = (audience: Value | undefined): readonly Option[] => {
  const parsed = Audience.safeParse(audience)
  const channels = channelsByAudience[parsed.success ? parsed.data : 'client']
  return channels.map((value) => ({ value, label: channelLabels[value] }))
}

/** 'Filled in for each message: {ref}, {kind}.': what the text of an event may name. */
export const valuesHint = (type: Value | undefined) => {
  const names = [...(wordingOf(String(type ?? ''))?.values ?? []), ...commonValues]
  return `Filled in for each message: ${names.map((it) => `{${it}}`).join(', ')}.`
}

/** The standard text of an event for an audience by a channel; empty where there is none. */
const standardText = ({ type, audience, channel }: Values) => {
  const found = wordingOf(String(type ?? ''))?.communications.find(
    (it) => it.audience === audience && it.channel === channel,
  )
  return { subject: found?.subject ?? '', body: found?.body ?? '' }
}

/** What somebody chose, with its standard text unless they have written their own. */
export const withStandardText = (before: Values, chosen: Values): Values => {
  const isOwn = before['body'] !== '' && before['body'] !== standardText(before).body
  return isOwn ? chosen : { ...chosen, ...standardText({ ...before, ...chosen }) }
}
