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

const PartForm = ({ part, ...of }: PartProps) => {
  if (part === 'titles') return <TitlesForm {...of} />
  return part === 'mortgage' ? <MortgageForm {...of} /> : <RedemptionsForm {...of} />
}

type FormProps = Omit<Props, 'open'>

const TitlesForm = ({ title, onDone }: FormProps) => (
  <SchemaForm
    schema={TitlesValues}
    submit="Save titles"
    of={`${title.id} titles`}
    version={title.version}
    onCancel={onDone}
    start={{ titles: rowsOf(title.titles) }}
    fields={titlesFields}
    onSubmit={async (values, key, version) => {
      await saveTitlePart(title, values, key, version)
      onDone()
    }}
  />
)

const RedemptionsForm = ({ conveyance, title, onDone }: FormProps) => (
  <SchemaForm
    schema={RedemptionsValues}
    submit="Save figures"
    of={`${title.id} redemptions`}
    version={title.version}
    onCancel={onDone}
    start={{ redemptions: rowsOf(title.redemptions) }}
    fields={redemptionsFields(conveyance.lender?.name ?? '')}
    onSubmit={async (values, key, version) => {
      await saveTitlePart(title, values, key, version)
      onDone()
    }}
  />
)

const MortgageForm = ({ title, onDone }: FormProps) => (
  <SchemaForm
    schema={MortgageValues}
    submit="Save mortgage"
    of={`${title.id} mortgage`}
    version={title.version}
    onCancel={onDone}
    start={mortgageStart(title)}
    fields={mortgageFields}
    onSubmit={async (values, key, version) => {
      await saveTitlePart(title, { mortgage: mortgageOf(values) }, key, version)
      onDone()
    }}
  />
)
