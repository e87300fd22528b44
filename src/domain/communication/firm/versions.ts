import type { CommunicationContent, FirmCommunication } from './communication.ts'

/** The fields that somebody writes. */
export const contentFields = [
  'name',
  'type',
  'audience',
  'channel',
  'subject',
  'body',
  'template',
  'timing',
  'quiet_hours',
  'throttle_hours',
  'conditions',
  'approval',
] as const satisfies readonly (keyof CommunicationContent)[]

/** What somebody wrote of a version, without its status. */
export const contentOf = ({
  id: _,
  version: _version,
  status: _status,
  changed_by: _by,
  changed_at: _at,
  ...content
}: FirmCommunication): CommunicationContent => content
