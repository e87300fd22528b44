import { Refusal } from '#domain/refusal'
import { ScanUnavailableError } from '#worker/integrations/scan/clamav'
import type { ScannedFile } from '#worker/integrations/scan/scan'
import { scanFile } from '#worker/integrations/scan/scanner'
import type { Visit } from '../visit.ts'

/** What the scan found of a file; throws 502 while it does not answer. */
export const scanned = async ({ env, trace }: Visit, file: ScannedFile) => {
  try {
    return await scanFile(env, file)
  } catch (error) {
    if (!(error instanceof ScanUnavailableError)) throw error
    console.error(JSON.stringify({ event: 'scan.unavailable', trace, reason: error.message }))
    throw new Refusal(
      502,
      'scan_unavailable',
      'The file could not be checked for viruses just now. Nothing is lost: try again in a minute.',
    )
  }
}
