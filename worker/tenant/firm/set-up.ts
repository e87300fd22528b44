import type { Firm } from '#domain/firm'
import type { SetUpView } from '#domain/firm/api'
import { type SetUpFacts, setUpStates } from '#domain/firm/set-up'
import { stale } from '#domain/refusal'
import { providerSettingsOf, readyChannels } from '#tenant/communication/provider/choice'
import { lastChange } from '#tenant/core/last-change'
import { hoursSetting } from '#tenant/lead/settings'
import type { RequestContext } from '#tenant/runtime/context'
import { choicesFor } from '#tenant/user/view'
import { firmRecordOf } from './record.ts'
import { type SetUp, setUpSetting } from './settings.ts'

const KEY = 'set-up'
const notBegun: SetUp = { version: 0, skipped: [], finished_at: null }

const setUpOf = ({ settings }: Pick<RequestContext, 'settings'>) =>
  settings.get(setUpSetting) ?? notBegun

type Counts = {
  staff: number
  joined: number
  roles: number
  own_roles: number
  scales: number
  agencies: number
  workflows: number
  fee_earners: number
}

const countsIn = ({ store, person }: RequestContext) =>
  store.row<Counts>(
    `SELECT
       (SELECT count(*) FROM users WHERE type = 'staff' AND id <> ?1) AS staff,
       (SELECT count(*) FROM users WHERE type = 'staff' AND id <> ?1 AND status <> 'invited') AS joined,
       (SELECT count(*) FROM users WHERE type = 'staff' AND json_extract(doc, '$.is_fee_earner') = 1) AS fee_earners,
       (SELECT count(*) FROM roles) AS roles,
       (SELECT count(*) FROM roles WHERE version > 1 OR NOT json_extract(doc, '$.system')) AS own_roles,
       (SELECT count(*) FROM fee_scales WHERE coalesce(json_extract(doc, '$.state'), 'published') = 'published') AS scales,
       (SELECT count(*) FROM agencies WHERE id NOT IN (SELECT id FROM sample_records)) AS agencies,
       (SELECT count(*) FROM workflows WHERE status = 'published') AS workflows`,
    person.id,
  )

const emailState = (context: RequestContext): SetUpFacts['email'] => {
  const { kind } = providerSettingsOf(context).email
  if (kind === 'none' || (kind === 'embedded' && !context.isLocal)) return 'none'
  if (kind === 'embedded') return 'kept'
  return readyChannels(context).includes('email') ? 'leaves' : 'unverified'
}

const lackingOf = ({ address, phone, regulator }: Firm) =>
  Object.entries({ address, telephone: phone, 'number with the regulator': regulator.number })
    .filter(([, value]) => !value)
    .map(([name]) => name)

const factsOf = (context: RequestContext): SetUpFacts => {
  const record = firmRecordOf(context)
  const counts = countsIn(context)
  const { brand, regulator, domains } = context.firm
  return {
    hasDetails: record.details !== null,
    lacking: lackingOf(context.firm),
    regulator: `${brand.name}, ${regulator.body} ${regulator.number}`,
    offices: record.offices.length,
    hasHours: context.settings.get(hoursSetting) !== null,
    teams: choicesFor(context).teams.length,
    roles: counts?.roles ?? 0,
    ownRoles: counts?.own_roles ?? 0,
    colleagues: counts?.staff ?? 0,
    joined: counts?.joined ?? 0,
    feeEarners: counts?.fee_earners ?? 0,
    agencies: counts?.agencies ?? 0,
    ownScales: counts?.scales ?? 0,
    ownWorkflows: counts?.workflows ?? 0,
    email: emailState(context),
    hosts: domains,
  }
}

/** What is done and what is left of a firm’s set-up, from its own records. */
export const toSetUpView = (context: RequestContext): SetUpView => {
  const { version, skipped, finished_at } = setUpOf(context)
  return { version, steps: setUpStates(factsOf(context), skipped), finished_at }
}

/** Saves how far somebody is; throws 409 unless the stored version is `version`. */
export const changeSetUp = (
  context: RequestContext,
  version: number,
  change: Partial<Omit<SetUp, 'version'>>,
): SetUpView => {
  const before = setUpOf(context)
  if (version !== before.version)
    throw stale(toSetUpView(context), lastChange(context.audit, context.person, 'firm', KEY))
  const next = { ...before, ...change, version: version + 1 }
  context.settings.put(setUpSetting, next)
  const changed = Object.keys(change)
  const event = { subject: 'firm', id: KEY, version: next.version, changed } as const
  context.recordEvents([{ ...event, name: 'set-up.changed', detail: { after: change } }])
  return toSetUpView(context)
}
