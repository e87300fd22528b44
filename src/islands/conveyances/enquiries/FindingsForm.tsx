import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseFindings } from '#domain/enquiry/finding/findings'
import { findingKeys, type Paper, paperNames, paperOf, papers } from '#domain/enquiry/finding/names'
import { $findings, saveFindings } from '#stores/enquiry/findings'
import { FindingLine } from './FindingLine.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { onDone: () => void }
type Said = Pick<CaseFindings, 'shown' | 'read'>

/** What somebody found in the papers of a case, by which enquiries are suggested. */
export const FindingsForm = ({ onDone }: Props) => (
  <Loaded
    from={useStore($findings)}
    skeleton={<Skeleton rows={6} />}
    retry={() => $findings.revalidate()}
  >
    {(findings) => <Form key={findings.version} findings={findings} onDone={onDone} />}
  </Loaded>
)

const Form = ({ findings, onDone }: Props & { findings: CaseFindings }) => {
  const [said, setSaid] = useState<Said>({ shown: findings.shown, read: findings.read })
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const save = async () => {
    await saveFindings(findings, said, key)
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        Choose what the documents show. Enquiries are suggested by it. Clients and agents never see
        it.
      </p>
      {papers.map((paper) => (
        <PaperPart key={paper} paper={paper} said={said} onChange={setSaid} />
      ))}
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={undefined}
        submit="Save findings"
        onSubmit={() => void submit(save)}
        other={['Back', onDone]}
      />
    </div>
  )
}

type PartProps = { paper: Paper; said: Said; onChange: (said: Said) => void }

const PaperPart = ({ paper, said, onChange }: PartProps) => {
  const own = findingKeys.filter((it) => paperOf(it) === paper)
  const count = said.shown.filter(({ finding }) => paperOf(finding) === paper).length
  const isRead = said.read.includes(paper)
  const read = (checked: boolean) => [
    ...said.read.filter((it) => it !== paper),
    ...(checked ? [paper] : []),
  ]
  return (
    <details open={count > 0 && !isRead}>
      <summary>
        {paperNames[paper]} <span className="mute">{standing(count, isRead)}</span>
      </summary>
      <fieldset className="form-section">
        <legend className="sr">{paperNames[paper]}</legend>
        <div className="findings">
          {own.map((finding) => (
            <FindingLine
              key={finding}
              finding={finding}
              shown={said.shown.find((it) => it.finding === finding)}
              onChange={(shown) =>
                onChange({
                  ...said,
                  shown: [...said.shown.filter((it) => it.finding !== finding), ...shown],
                })
              }
            />
          ))}
        </div>
        <label className="row">
          <input
            type="checkbox"
            checked={isRead}
            onChange={(event) => onChange({ ...said, read: read(event.target.checked) })}
          />
          <b className="med">I have read these: they show nothing else in this list</b>
        </label>
      </fieldset>
    </details>
  )
}

const standing = (count: number, isRead: boolean) =>
  [count > 0 ? `${count} chosen` : '', isRead ? 'read' : 'not read yet'].filter(Boolean).join(', ')
