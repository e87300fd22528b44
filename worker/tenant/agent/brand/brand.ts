import { assertAllowed } from '#domain/act'
import type { Agency } from '#domain/agent/agency'
import {
  type AgencyBrand,
  type BrandChange,
  noBrand,
  type OwnAgency,
} from '#domain/agent/brand/brand'
import { introducerEvent } from '#domain/agent/introducer-event'
import { mayChange } from '#domain/agent/rules'
import { fieldChanges } from '#domain/field-change'
import { withChange } from '#domain/record-change'
import { requireFresh } from '#tenant/core/table'
import { replacePicture } from '#tenant/picture/pictures'
import type { RequestContext } from '#tenant/runtime/context'
import { brandColour } from '#worker/directory/accent'
import { freshAgency } from '../fresh.ts'
import { ownAgency } from '../own-agency.ts'
import { requireTeamManager } from '../team/manager.ts'
import { currentAgency } from '../view.ts'

export const toOwnAgency = ({ name, version, brand = noBrand }: Agency): OwnAgency => ({
  name,
  version,
  brand,
})

/** Changes the logo or colour of an agency; throws 409 for a stale version, 422 for a damaged picture. */
export const changeBrand = (
  context: RequestContext,
  id: string,
  { version, ...change }: BrandChange,
): Agency => saveBrand(context, freshAgency(context, id, version), change)

/** Changes the logo or colour of the signed-in agent's agency; throws 403 unless they manage it. */
export const changeOwnBrand = (
  context: RequestContext,
  { version, ...change }: BrandChange,
): OwnAgency => {
  const agency = currentAgency(context, ownAgency(context))
  requireTeamManager(context)
  const current = () => toOwnAgency(agency)
  requireFresh(version, agency, () => null, current)
  return toOwnAgency(saveBrand(context, agency, change))
}

const changedBrand = (
  context: RequestContext,
  { id, brand = noBrand }: Agency,
  { logo, colour }: Omit<BrandChange, 'version'>,
): AgencyBrand => ({
  logo_id:
    logo === undefined
      ? brand.logo_id
      : replacePicture(context, brand.logo_id, logo, { subject: 'agency', id }),
  accent: accentOf(brand, colour),
})

const accentOf = ({ accent }: AgencyBrand, colour: BrandChange['colour']) => {
  if (colour === undefined) return accent
  return colour === null ? null : { colour, ...brandColour(colour) }
}

const saveBrand = (
  context: RequestContext,
  before: Agency,
  change: Omit<BrandChange, 'version'>,
): Agency => {
  assertAllowed(mayChange(before))
  const brand = changedBrand(context, before, change)
  const agency = withChange(before, { brand }, context.now)
  context.agencies.replace(agency, before.version)
  const detail = { name: before.name, changes: changesOf(before.brand ?? noBrand, brand) }
  context.recordEvents([introducerEvent('agency.updated', 'agency', agency, ['brand'], detail)])
  return agency
}

const changesOf = (before: AgencyBrand, after: AgencyBrand) => {
  const isOther = before.logo_id !== null && before.logo_id !== after.logo_id
  const old = { logo: before.logo_id && 'a picture', colour: before.accent?.colour ?? null }
  const next = {
    logo: after.logo_id && (isOther ? 'another picture' : 'a picture'),
    colour: after.accent?.colour ?? null,
  }
  return fieldChanges(old, next, ['logo', 'colour'])
}
