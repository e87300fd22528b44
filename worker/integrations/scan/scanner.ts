import { connect } from 'cloudflare:sockets'
import { ScanUnavailableError, virusIn } from './clamav.ts'
import { embeddedScan } from './embedded.ts'
import { refused, type ScannedFile, type ScanResult } from './scan.ts'

export type ScanEnv = {
  /** 'host:port' of a clamd that checks what is uploaded as well; without it the embedded checker alone does. */
  readonly CLAMAV_ADDRESS?: string
}

/** Longest time that clamd may take, in ms. */
const ANSWER_MS = 60_000

/** Checks a file before anybody can open it; throws ScanUnavailableError while a scanner that is set up does not answer. */
export const scanFile = async (env: ScanEnv, file: ScannedFile): Promise<ScanResult> => {
  const found = await embeddedScan(file)
  if (found.is === 'refused' || !env.CLAMAV_ADDRESS) return found
  const virus = await askClamd(env.CLAMAV_ADDRESS, file.bytes)
  return virus === null ? found : refused('A virus was found in this file. It was not kept.')
}

/** The virus that the clamd at an address finds; null for none. Throws ScanUnavailableError. */
export const askClamd = async (address: string, bytes: Uint8Array): Promise<string | null> => {
  const socket = connect(address)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new ScanUnavailableError(`no answer within ${ANSWER_MS} ms`)),
    ANSWER_MS,
  )
  try {
    return await Promise.race([virusIn(socket, bytes), late.promise])
  } catch (error) {
    throw error instanceof ScanUnavailableError ? error : new ScanUnavailableError(String(error))
  } finally {
    clearTimeout(timer)
    await socket.close().catch(() => null)
  }
}
