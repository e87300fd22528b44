import { useMemo, useState } from 'react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { groupName, groupsOf, isStaffGroup } from '#domain/document/group'
import { uploadLimits } from '#domain/document/limits'
import { $documents } from '#stores/document/documents'
import { sendPartsTo } from '#stores/document/uploading'

type Props = {
  conveyance: Conveyance
  /** The chosen group; null for all. */
  group: string | null
}

/** Uploads files into a group of the case, for staff alone or for its clients too. */
export const DocumentUpload = ({ conveyance, group: chosen }: Props) => {
  const groups = groupsOf(conveyance.matter_type)
  const [typed, setTyped] = useState<Partial<Target>>({})
  const group = typed.group ?? chosen ?? groups[0] ?? ''
  const folder = typed.folder ?? ''
  const is_shared = typed.is_shared === true && !isStaffGroup(group)
  const send = useMemo(
    () => sendPartsTo({ caseId: conveyance.id, group, folder, document: null, is_shared }),
    [conveyance.id, group, folder, is_shared],
  )
  return (
    <div className="form document-upload">
      <TargetFields
        groups={groups}
        target={{ group, folder, is_shared }}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
      <FileDrop
        label="Drop or paste files here"
        name="documents"
        limits={uploadLimits('staff')}
        send={send}
        onSent={() => $documents.revalidate()}
      />
    </div>
  )
}

type Target = { readonly group: string; readonly folder: string; readonly is_shared: boolean }

type TargetProps = {
  groups: readonly string[]
  target: Target
  onChange: (change: Partial<Target>) => void
}

const TargetFields = ({ groups, target: { group, folder, is_shared }, onChange }: TargetProps) => (
  <div className="document-target">
    <SelectField
      label="Group"
      name="group"
      value={group}
      options={groups.map((it) => ({ value: it, label: groupName(it) }))}
      onChange={(it) => onChange({ group: it })}
    />
    <TextField
      label="Folder (optional)"
      name="folder"
      value={folder}
      onChange={(it) => onChange({ folder: it })}
    />
    <CheckField
      label="Show to clients"
      name="is_shared"
      checked={is_shared}
      onChange={(it) => onChange({ is_shared: it })}
      {...(isStaffGroup(group) ? { hint: 'Clients never see this group.' } : {})}
    />
  </div>
)
