import * as z from 'zod/mini'
import { Named } from '#domain/party'
import { ReportingOfficers } from './officers.ts'
import { Suspicion } from './suspicion.ts'

/** Who receives reports, and for whoever names them, whom they can choose. */
export const OfficersView = z.extend(ReportingOfficers, { choices: z.array(Named) })
export type OfficersView = z.infer<typeof OfficersView>

/** The answer to a report, whatever there was before it. */
export const SuspicionReceived = z.object({ received: z.literal(true) })

/** Every file, the newest first, and how many cannot be read. */
export const Suspicions = z.object({ files: z.array(Suspicion), unreadable: z.int() })
export type Suspicions = z.infer<typeof Suspicions>
