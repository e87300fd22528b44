import * as z from 'zod/mini'
import { Named } from '#domain/party'

/** Who receives reports of suspicion (POCA 2002, section 331): the money laundering reporting officer and a deputy. */
export const ReportingOfficers = z.object({
  version: z.int(),
  mlro: z.nullable(Named),
  deputy: z.nullable(Named),
})
export type ReportingOfficers = z.infer<typeof ReportingOfficers>

type Officers = Pick<ReportingOfficers, 'mlro' | 'deputy'>

export const hasOfficer = ({ mlro, deputy }: Officers): boolean => mlro !== null || deputy !== null

export const isOfficer = ({ mlro, deputy }: Officers, id: string): boolean =>
  mlro?.id === id || deputy?.id === id
