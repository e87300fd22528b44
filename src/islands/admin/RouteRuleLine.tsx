import { SelectField, TextField } from '#components/Fields.tsx'
import { Icon } from '#components/Icon.tsx'
import type { RouteRule } from '#domain/route-rule'

type Props = {
  rule: RouteRule
  faults: (name: keyof RouteRule) => readonly string[] | undefined
  isFixed: boolean
  onChange: (rule: RouteRule) => void
  onRemove: () => void
}

const matches = [
  { value: 'exact', label: 'This address alone' },
  { value: 'prefix', label: 'And all below it' },
] as const

const statuses = [
  { value: '302', label: 'For now (302)' },
  { value: '301', label: 'For good (301)' },
  { value: '307', label: 'For now, same method (307)' },
  { value: '308', label: 'For good, same method (308)' },
] as const

/** One redirect. */
export const RouteRuleLine = ({ rule, faults, isFixed, onChange, onRemove }: Props) => (
  <fieldset className="grid-6" disabled={isFixed} aria-label={`From ${rule.from} to ${rule.to}`}>
    <TextField
      label="From"
      name="from"
      width="w3"
      value={rule.from}
      faults={faults('from')}
      onChange={(from) => onChange({ ...rule, from })}
    />
    <TextField
      label="To"
      name="to"
      width="w3"
      value={rule.to}
      faults={faults('to')}
      onChange={(to) => onChange({ ...rule, to })}
    />
    <SelectField
      label="Matches"
      name="match"
      value={rule.match}
      options={matches}
      onChange={(match) => onChange({ ...rule, match: match as RouteRule['match'] })}
    />
    <SelectField
      label="How long"
      name="status"
      value={String(rule.status)}
      options={statuses}
      onChange={(status) => onChange({ ...rule, status: Number(status) as RouteRule['status'] })}
    />
    {!isFixed && (
      <div className="field">
        <span aria-hidden="true">&nbsp;</span>
        <button type="button" className="btn" onClick={onRemove}>
          <Icon name="trash-2" /> Remove
        </button>
      </div>
    )}
  </fieldset>
)
