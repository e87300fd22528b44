import type { FirmCommunication } from '#domain/communication/firm/communication'
import { anyCase } from '#domain/communication/firm/conditions'

/** The text that a firm has written for clients at exchange. */
export const aCommunication = (given: Partial<FirmCommunication> = {}): FirmCommunication => ({
  id: 'own',
  version: 1,
  status: 'active',
  name: 'Exchanged, our words',
  type: 'conveyance.exchanged',
  audience: 'client',
  channel: 'email',
  subject: 'You have exchanged: {ref}',
  body: 'Dear {name}',
  template: null,
  timing: { kind: 'at_once' },
  quiet_hours: false,
  throttle_hours: null,
  conditions: anyCase,
  approval: 'auto',
  changed_by: { id: 'user', name: 'Ann Lee' },
  changed_at: '2026-03-02T10:00:00.000Z',
  ...given,
})
