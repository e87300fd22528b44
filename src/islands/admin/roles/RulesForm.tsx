import * as z from 'zod/mini'
import type { FormRows } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { RouteRule, type RouteRules } from '#domain/user/route-rule/route-rule'
import { useCan } from '#islands/chrome/use-can.ts'
import { addToast } from '#stores/chrome/toasts'
import { saveRouteRules } from '#stores/user/route-rule/route-rules'

const status = z.pipe(z.transform(Number), RouteRule.shape.status)
const Form = z.object({ rules: z.array(z.object({ ...RouteRule.shape, status })) })

const redirects: FormRows = {
  name: 'rules',
  label: 'Redirects, in order of priority',
  kind: 'rows',
  one: 'redirect',
  blank: { from: '/', match: 'exact', to: '/', status: '302' },
  most: 200,
  fields: [
    { name: 'from', label: 'From', kind: 'text' },
    { name: 'to', label: 'To', kind: 'text' },
    {
      name: 'match',
      label: 'Matches',
      kind: 'select',
      options: [
        { value: 'exact', label: 'This address only' },
        { value: 'prefix', label: 'This address and all below it' },
      ],
    },
    {
      name: 'status',
      label: 'Type',
      kind: 'select',
      options: [
        { value: '302', label: 'Temporary (302)' },
        { value: '301', label: 'Permanent (301)' },
        { value: '307', label: 'Temporary, same method (307)' },
        { value: '308', label: 'Permanent, same method (308)' },
      ],
    },
  ],
}

export default function RulesForm({ kept }: { kept: RouteRules }) {
  const canUpdate = useCan('roles.update')
  return (
    <>
      {kept.rules.length === 0 && <p className="mute">No redirects yet.</p>}
      <SchemaForm
        schema={Form}
        fields={[redirects]}
        start={{ rules: kept.rules.map((rule) => ({ ...rule, status: String(rule.status) })) }}
        version={kept.version}
        submit="Save redirects"
        isFixed={!canUpdate}
        onSubmit={async ({ rules }, key, version) => {
          await saveRouteRules(version, rules, key)
          addToast({ severity: 'success', summary: 'Redirects saved' })
        }}
      />
    </>
  )
}
