import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Teams } from '#domain/firm/details'
import { $firmView, saveTeams } from '#stores/firm/firm'

const Body = z.object({ teams: z.array(z.object({ name: Teams.def.element })) })

const fields: readonly FormPart[] = [
  {
    kind: 'rows',
    name: 'teams',
    label: 'Teams',
    hint: 'People of a team share their cases. You choose a team when you invite somebody.',
    one: 'team',
    most: 100,
    blank: { name: '' },
    fields: [{ name: 'name', label: 'Name', kind: 'text' }],
  },
]

export default function TeamsStep() {
  return (
    <Loaded from={useStore($firmView)} retry={() => $firmView.revalidate()}>
      {({ teams, version }) => (
        <SchemaForm
          schema={Body}
          submit="Save teams"
          of="firm-teams"
          version={version}
          start={{ teams: teams.map((name) => ({ name })) }}
          fields={fields}
          onSubmit={(body, key, from) =>
            saveTeams({ teams: body.teams.map(({ name }) => name) }, from, key)
          }
        />
      )}
    </Loaded>
  )
}
