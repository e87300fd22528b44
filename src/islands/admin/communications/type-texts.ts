import type { TypeFigures } from '#domain/communication/figures/api'
import { firesWhen } from '#domain/communication/type/fires-when'
import { audienceLabels, channelText } from './communication-labels.ts'

const sentences: Readonly<Partial<Record<string, string>>> = firesWhen

/** When an event fires, as a sentence. */
export const firesText = (type: string) => sentences[type] ?? ''

type Texts = TypeFigures['texts']

/** 'Client: email, SMS; Agent: email', of what is on. */
export const sentToText = (texts: Texts) =>
  [
    ...Map.groupBy(
      texts.filter(({ is_on }) => is_on),
      ({ audience }) => audience,
    ),
  ]
    .map(([audience, list]) => {
      const channels = list.map(({ channel }) => channelText(channel))
      return `${audienceLabels[audience]}: ${channels.join(', ')}`
    })
    .join('; ')

/** 'Yes', 'No', or '2 of 4' where the matrix lets only some of it be sent. */
export const activeText = (texts: Texts) => {
  const on = texts.filter(({ is_on }) => is_on).length
  if (on === texts.length) return 'Yes'
  return on === 0 ? 'No' : `${on} of ${texts.length}`
}
