import { CheckField } from '#components/form/Choices.tsx'
import { audienceNames } from '#domain/conveyance/workflow/editing/labels'
import type { Audience } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'
import { CommittedField } from './CommittedField.tsx'
import type { StepProps } from './step-props.ts'

/** What clients and others see of a step, and what the client has to do. */
export const ClientFields = ({ step, onFields }: StepProps) => (
  <>
    <Audiences visibility={step.visibility} onChange={(visibility) => onFields({ visibility })} />
    <CommittedField
      label="Title for the client"
      name="client_title"
      value={step.client_title ?? ''}
      onCommit={(text) => onFields({ client_title: text || null })}
    />
    <CommittedField
      label="Help for the client"
      name="client_help"
      value={step.client_help ?? ''}
      isLong
      onCommit={(text) => onFields({ client_help: text || null })}
    />
    <ClientPartFields step={step} onFields={onFields} />
  </>
)

const ClientPartFields = ({ step, onFields }: StepProps) => (
  <>
    <CommittedField
      label="What the client does"
      name="client_part_title"
      value={step.client_part?.title ?? ''}
      hint="Empty if there is nothing to do"
      onCommit={(title) =>
        onFields({
          client_part: title ? { text: title, ...step.client_part, title } : null,
        })
      }
    />
    {step.client_part && (
      <CommittedField
        label="How they do it"
        name="client_part_text"
        value={step.client_part.text}
        required="Enter how they do it."
        isLong
        onCommit={(text) =>
          step.client_part && onFields({ client_part: { ...step.client_part, text } })
        }
      />
    )}
  </>
)

type AudiencesProps = {
  visibility: readonly Audience[]
  onChange: (visibility: Audience[]) => void
}

export const Audiences = ({ visibility, onChange }: AudiencesProps) => (
  <fieldset className="we-audiences">
    <legend className="lab">Shown to</legend>
    {keysOf(audienceNames).map((it) => (
      <CheckField
        key={it}
        label={audienceNames[it]}
        name={`sees-${it}`}
        checked={visibility.includes(it)}
        onChange={(isShown) =>
          onChange(isShown ? [...visibility, it] : visibility.filter((one) => one !== it))
        }
      />
    ))}
  </fieldset>
)
