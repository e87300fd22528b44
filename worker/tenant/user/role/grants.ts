import type { Permission } from '#domain/permissions'
import { agenciesStep } from '#tenant/schema/agencies'
import { auditSearchStep } from '#tenant/schema/audit-search'
import { breachesStep } from '#tenant/schema/breach/breaches'
import { complaintsStep } from '#tenant/schema/complaint/complaints'
import { contactsStep } from '#tenant/schema/contacts'
import { correctionsStep } from '#tenant/schema/corrections'
import { dataRequestsStep } from '#tenant/schema/data-request/data-requests'
import { documentsStep } from '#tenant/schema/documents'
import { feeScalesStep } from '#tenant/schema/fee-scales'
import { firmStep } from '#tenant/schema/firm'
import { identityChecksStep } from '#tenant/schema/identity/identity-checks'
import { inboxStep } from '#tenant/schema/inbox/items'
import { protectionStep } from '#tenant/schema/protection'
import { retentionsStep } from '#tenant/schema/retention/retentions'
import { sendingStep } from '#tenant/schema/sending'
import { deedsStep } from '#tenant/schema/signature/deeds'
import { singleSignOnStep } from '#tenant/schema/single-sign-on'

export type PermissionGrant = {
  /** The number of the migration step that grants it. */
  readonly since: number
  readonly permission: Permission
  /** Names of the default roles that get it. */
  readonly roles: readonly string[]
}

const caseWorkers = [
  'Owner',
  'Practice manager',
  'Head of conveyancing',
  'Conveyancer',
  'Legal assistant',
  'Post-completion executive',
  'New-business adviser',
  'New-business manager',
] as const
const contactReaders = [
  ...caseWorkers,
  'Business development manager',
  'Cashier',
  'Compliance',
  'Auditor',
] as const
const contactMergers = [
  'Owner',
  'Practice manager',
  'Head of conveyancing',
  'New-business manager',
] as const
const administrators = ['Owner', 'Practice manager'] as const
const supervisors = ['Owner', 'Practice manager', 'Head of conveyancing'] as const
const conveyancers = [...supervisors, 'Conveyancer'] as const
const complaintHandlers = [...supervisors, 'Compliance'] as const
const fileKeepers = ['Owner', 'Practice manager', 'Compliance'] as const
const identityCheckers = [...supervisors, 'Conveyancer', 'Legal assistant'] as const
const deskManagers = ['Owner', 'Practice manager', 'New-business manager'] as const

const introducerManagers = [...deskManagers, 'Business development manager'] as const
const introducerReaders = [...introducerManagers, 'Compliance', 'Auditor'] as const

/** Permissions added after the first release; migrations give them to existing roles, as nobody could grant them. */
export const permissionGrants: readonly PermissionGrant[] = [
  { since: feeScalesStep.number, permission: 'fee-scales.update', roles: deskManagers },
  { since: documentsStep.number, permission: 'desk.update', roles: deskManagers },
  { since: contactsStep.number, permission: 'clients.view-any', roles: contactReaders },
  { since: contactsStep.number, permission: 'clients.update', roles: caseWorkers },
  { since: contactsStep.number, permission: 'client-merges.create', roles: contactMergers },
  { since: protectionStep.number, permission: 'set-aside.view-any', roles: administrators },
  { since: protectionStep.number, permission: 'set-aside.update', roles: administrators },
  { since: correctionsStep.number, permission: 'date-corrections.create', roles: supervisors },
  { since: sendingStep.number, permission: 'message-providers.update', roles: administrators },
  { since: agenciesStep.number, permission: 'agencies.view-any', roles: introducerReaders },
  { since: agenciesStep.number, permission: 'agencies.create', roles: introducerManagers },
  { since: agenciesStep.number, permission: 'agencies.update', roles: introducerManagers },
  { since: firmStep.number, permission: 'firm.update', roles: ['Owner'] },
  { since: auditSearchStep.number, permission: 'audit.view-any', roles: ['Auditor'] },
  { since: singleSignOnStep.number, permission: 'single-sign-on.update', roles: ['Owner'] },
  { since: identityChecksStep.number, permission: 'aml-checks.create', roles: identityCheckers },
  { since: identityChecksStep.number, permission: 'aml-checks.update', roles: supervisors },
  { since: inboxStep.number, permission: 'inbox.view-any', roles: caseWorkers },
  { since: deedsStep.number, permission: 'deeds.update', roles: conveyancers },
  {
    since: complaintsStep.number,
    permission: 'complaints.view-any',
    roles: [...complaintHandlers, 'Auditor'],
  },
  { since: complaintsStep.number, permission: 'complaints.update', roles: complaintHandlers },
  {
    since: retentionsStep.number,
    permission: 'retention.view-any',
    roles: [...fileKeepers, 'Auditor'],
  },
  { since: retentionsStep.number, permission: 'retention.update', roles: fileKeepers },
  {
    since: dataRequestsStep.number,
    permission: 'data-requests.view-any',
    roles: [...fileKeepers, 'Auditor'],
  },
  { since: dataRequestsStep.number, permission: 'data-requests.update', roles: fileKeepers },
  {
    since: breachesStep.number,
    permission: 'breaches.view-any',
    roles: [...fileKeepers, 'Cashier', 'Auditor'],
  },
  { since: breachesStep.number, permission: 'breaches.update', roles: fileKeepers },
]
