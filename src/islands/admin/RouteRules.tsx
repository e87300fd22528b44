import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { RouteRule, RouteRules as Rules } from '#domain/route-rule'
import { hasPermission } from '#stores/permissions'
import { $routeRules, saveRouteRules } from '#stores/route-rules'
import { addToast } from '#stores/toasts'
import { type Faults, faultsIn } from './faults.ts'
import { RouteRuleLine } from './RouteRuleLine.tsx'

const empty: RouteRule = { from: '/', match: 'exact', to: '/', status: 302 }

/** The firm's redirects: old addresses that lead to pages of today. */
export default function RouteRules() {
  const from = useStore($routeRules)
  return (
    <section className="form" aria-labelledby="route-rules">
      <h2 className="h2" id="route-rules">
        Redirects
      </h2>
      <p className="mute">
        An old or a short address that leads to a page of today. The first that fits is followed.
      </p>
      <Loaded from={from} skeleton={<Skeleton rows={2} />} retry={() => $routeRules.revalidate()}>
        {(kept) => <RulesForm key={kept.version} kept={kept} />}
      </Loaded>
    </section>
  )
}

const RulesForm = ({ kept }: { kept: Rules }) => {
  const [rules, setRules] = useState<readonly RouteRule[]>(kept.rules)
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const mayChange = hasPermission('roles.update')
  const save = async () => {
    setBusy(true)
    setFaults({})
    try {
      await saveRouteRules(kept.version, rules)
      addToast({ severity: 'success', summary: 'Redirects saved' })
    } catch (error) {
      const { fields, message } = faultsIn(error)
      setFaults({ ...fields, '': [message] })
      setBusy(false)
    }
  }
  return (
    <>
      {rules.length === 0 && <Empty title="No redirects" />}
      {rules.map((rule, at) => (
        <RouteRuleLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place: the first that fits is followed
          key={at}
          rule={rule}
          faults={(name) => faults[`rules.${at}.${name}`]}
          isFixed={!mayChange}
          onChange={(changed) => setRules(rules.with(at, changed))}
          onRemove={() => setRules(rules.toSpliced(at, 1))}
        />
      ))}
      {faults['']?.length ? (
        <p className="faults" role="alert">
          {faults[''].join(' ')}
        </p>
      ) : null}
      {mayChange && (
        <p className="row">
          <button type="button" className="btn" onClick={() => setRules([...rules, empty])}>
            <Icon name="plus" /> Add a redirect
          </button>
          <button type="button" className="btn main" disabled={isBusy} onClick={save}>
            Save redirects
          </button>
        </p>
      )}
    </>
  )
}
