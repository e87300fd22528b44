import { isFirmsOwn } from '#domain/communication/matrix/locks'
import { wordingOf } from '#domain/events'
import { contentFaults, type WrittenContent } from './wording.ts'

/** The faults of a firm's own communication by field; its event has to be one that a firm decides about. */
export const ownWordingFaults = (content: WrittenContent): Record<string, string[]> =>
  contentFaults(content, isFirmsOwn(content) ? wordingOf(content.type) : null)
