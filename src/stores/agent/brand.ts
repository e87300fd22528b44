import { agencyBrandApi } from '#domain/agent/brand/api'
import type { BrandChange, OwnAgency } from '#domain/agent/brand/brand'
import { shrunkPicture } from '#stores/picture/shrunk'
import { saverOf } from '#stores/record/saving'
import { changeAgencyRecord } from './agency.ts'
import { $agentHome } from './home.ts'

/** What is left out stays; null takes it away. */
export type BrandPart = Pick<BrandChange, 'logo' | 'colour'>

// Small enough that no picture of this size is refused as too large.
const size = { width: 360, height: 120, isCut: false, type: 'image/png' } as const

/** A file as a logo. Throws Error with what to do for a file that is no picture. */
export const logoOf = async (file: File): Promise<BrandPart> => ({
  logo: await shrunkPicture(file, size),
})

type Versioned = { readonly id: string; readonly version: number }

/** Changes how the pages of an agency's people look. */
export const changeBrand = ({ id, version }: Versioned, part: BrandPart, key: string) =>
  changeAgencyRecord(agencyBrandApi.change, part, { params: { id }, version, key })

const show = (agency: OwnAgency) => {
  const home = $agentHome.get().data
  if (home) $agentHome.mutate({ ...home, agency })
}
const { change } = saverOf<OwnAgency>({ show, showCurrent: show })

/** Changes how the pages of the signed-in manager's own agency look. */
export const changeOwnBrand = (version: number, part: BrandPart, key: string) =>
  change(agencyBrandApi.change_own, part, { version, key })
