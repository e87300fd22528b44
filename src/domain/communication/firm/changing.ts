import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type {
  CommunicationContent,
  CommunicationStatus,
  FirmCommunication,
} from './communication.ts'

type Change = { readonly by: Named; readonly at: Instant }

const named = ({ id, name }: Named): Named => ({ id, name })

export const newCommunication = (
  id: string,
  content: CommunicationContent,
  { by, at }: Change,
): FirmCommunication => ({
  ...content,
  id,
  version: 1,
  status: 'draft',
  changed_by: named(by),
  changed_at: at,
})

/** The next version of a communication, with other contents or another status. */
export const changedCommunication = (
  before: FirmCommunication,
  change: Partial<CommunicationContent> & { readonly status?: CommunicationStatus },
  { by, at }: Change,
): FirmCommunication => ({
  ...before,
  ...change,
  version: before.version + 1,
  changed_by: named(by),
  changed_at: at,
})
