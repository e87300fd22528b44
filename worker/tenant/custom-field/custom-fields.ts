import type { CustomFieldsBody } from '#domain/custom-field/bodies'
import { changedFields } from '#domain/custom-field/changing'
import {
  type CustomField,
  CustomFields,
  fieldsForMatter,
  noCustomFields,
} from '#domain/custom-field/custom-field'
import type { MatterType } from '#domain/matter'
import { stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

const KEY = 'custom-fields'

const customFieldsSetting: Setting<CustomFields> = {
  settingKey: KEY,
  shape: 1,
  schema: CustomFields,
  upgrades: [],
}

type Settings = Pick<RequestContext, 'settings'>

/** The fields that the firm added to its cases, retired ones included. */
export const customFieldsOf = ({ settings }: Settings): CustomFields =>
  settings.get(customFieldsSetting) ?? noCustomFields

/** Those that cases of a matter type show. */
export const customFieldsFor = (from: Settings, matter: MatterType): readonly CustomField[] =>
  fieldsForMatter(customFieldsOf(from), matter)

/** Replaces the fields; throws 409 unless the stored version is that of the body, 422 for impossible fields. */
export const saveCustomFields = (
  context: RequestContext,
  { version, fields }: CustomFieldsBody,
): CustomFields => {
  const before = customFieldsOf(context)
  if (version !== before.version)
    throw stale(before, lastChange(context.audit, context.person, 'firm', KEY))
  const saved = changedFields(before, fields)
  context.settings.put(customFieldsSetting, saved)
  context.recordEvents([
    {
      name: 'custom-fields.changed',
      subject: 'firm',
      id: KEY,
      version: saved.version,
      changed: ['fields'],
      detail: { names: saved.fields.filter((it) => !it.is_retired).map(({ name }) => name) },
    },
  ])
  return saved
}
