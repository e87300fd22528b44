import { breaches } from './breaches.ts'
import { complaints } from './complaints.ts'
import { dataRequests } from './data-requests.ts'
import { funds } from './funds.ts'
import { fundsReceipts } from './funds-receipts.ts'
import { identityChecks } from './identity-checks.ts'
import { retention } from './retention.ts'
import { risk } from './risk.ts'
import { sanctions } from './sanctions.ts'
import { suspicions } from './suspicions.ts'

/** What the firm must know, keep and report by law. */
export const complianceResources = [
  breaches,
  complaints,
  dataRequests,
  funds,
  fundsReceipts,
  identityChecks,
  retention,
  risk,
  sanctions,
  suspicions,
]
