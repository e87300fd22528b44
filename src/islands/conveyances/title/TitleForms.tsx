import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { saveTitlePart } from '#stores/conveyance/title/title'
import {
  MortgageValues,
  mortgageFields,
  mortgageOf,
  mortgageStart,
  RedemptionsValues,
  redemptionsFields,
  rowsOf,
  TitlesValues,
  titlesFields,
} from './title-fields.ts'

export type TitlePart = 'titles' | 'mortgage' | 'redemptions'

const names: Readonly<Record<TitlePart, string>> = {
  titles: 'Change the titles',
  mortgage: 'Change the mortgage',
  redemptions: 'Change the redemption figures',
}

type Props = {
  conveyance: Conveyance
  title: CaseTitle
  open: TitlePart | null
  onDone: () => void
}

/** The form that is open over a part of the title. */
export const TitleForms = ({ open, onDone, ...of }: Props) => (
  <Dialog title={names[open ?? 'titles']} wide open={open !== null} onClose={onDone}>
    {open && <PartForm {...of} part={open} onDone={onDone} />}
  </Dialog>
)

type PartProps = Omit<Props, 'open'> & { part: TitlePart }

const PartForm = ({ conveyance, title, part, onDone }: PartProps) => {
  const common = { of: `${title.id} ${part}`, onCancel: onDone }
  const save = async (changed: Partial<CaseTitle>, key: string, version = title.version) => {
    await saveTitlePart(title, changed, key, version)
    onDone()
  }
  if (part === 'titles')
    return (
      <SchemaForm
        {...common}
        version={title.version}
        schema={TitlesValues}
        submit="Save titles"
        start={{ titles: rowsOf(title.titles) }}
        fields={titlesFields}
        onSubmit={save}
      />
    )
  if (part === 'redemptions')
    return (
      <SchemaForm
        {...common}
        version={title.version}
        schema={RedemptionsValues}
        submit="Save figures"
        start={{ redemptions: rowsOf(title.redemptions) }}
        fields={redemptionsFields(conveyance.lender?.name ?? '')}
        onSubmit={save}
      />
    )
  return (
    <SchemaForm
      {...common}
      version={title.version}
      schema={MortgageValues}
      submit="Save mortgage"
      start={mortgageStart(title)}
      fields={mortgageFields}
      onSubmit={(values, key, version) => save({ mortgage: mortgageOf(values) }, key, version)}
    />
  )
}
