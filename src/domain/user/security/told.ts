import { letter } from '#domain/communication/communication'
import type { EventType } from '#domain/event'

const toldValues = ['at', 'where'] as const

/** An event of somebody's own account, of which they are told when it was and from where. */
export type Personal<Detail extends object = object> = EventType<
  'user',
  Detail,
  (typeof toldValues)[number]
>

const IF_NOT_YOU = 'If this was not you, call us on {phone} straight away.'

/** What somebody is told of a change to how they sign in. */
export const told = (subject: string, sentence: string) =>
  ({
    values: toldValues,
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject,
        body: letter(`${sentence} This was on {at}, from {where}.`, IF_NOT_YOU),
      },
    ],
  }) as const
