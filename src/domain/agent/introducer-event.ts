import type { EventOf } from '#domain/event'
import type { IntroducerRecord } from './agency.ts'
import type { IntroducerEvents } from './introducer-events.ts'

/** An event of an agency, a branch or a negotiator. */
export const introducerEvent = <Name extends keyof IntroducerEvents>(
  name: Name,
  subject: IntroducerEvents[Name]['subject'],
  { id, version }: Pick<IntroducerRecord, 'id' | 'version'>,
  changed: readonly string[],
  detail: IntroducerEvents[Name]['detail'],
): EventOf<IntroducerEvents, Name> => ({ name, subject, id, version, changed, detail })
