import type { EventName } from '#domain/events'

/** The events of each view of the audit log; null for all. */
export const auditViews = {
  all: null,
  refusals: ['access.refused', 'session.refused'],
  'sign-ins': [
    'session.opened',
    'session.refused',
    'session.ended',
    'session.link-requested',
    'password.link-requested',
    'password.set',
    'second-factor.added',
    'second-factor.removed',
    'second-factor.reset',
    'recovery-codes.created',
    'recovery-code.used',
  ],
  access: [
    'permissions.changed',
    'user.invited',
    'user.updated',
    'user.address-changed',
    'route-rules.changed',
  ],
  reads: ['record.read', 'list.exported'],
} as const satisfies Readonly<Record<string, readonly EventName[] | null>>

export type AuditView = keyof typeof auditViews

export const auditViewLabels: Readonly<Record<AuditView, string>> = {
  all: 'Everything',
  refusals: 'Refusals',
  'sign-ins': 'Sign-ins',
  access: 'People and access',
  reads: 'Reads and exports',
}
