import { retentionYears } from '#domain/retention/periods'
import type { DestroyedFile, RetentionView } from '#domain/retention/retention'
import { date, dayOf, pluralise } from '#lib/format'

const untilText = ({ retained_until, matter_type }: RetentionView) =>
  retained_until === null
    ? `The file is kept for ${retentionYears(matter_type)} years after the case is closed.`
    : `The file is kept until ${date(retained_until)}.`

/** What was decided about the files of a case, in sentences. */
export const RetentionState = ({ retention }: { retention: RetentionView }) => (
  <>
    <p>{untilText(retention)}</p>
    {retention.hold && (
      <p>
        On hold since {date(dayOf(retention.hold.at))} by {retention.hold.by.name}:{' '}
        {retention.hold.reason}
      </p>
    )}
    <DestructionText retention={retention} />
  </>
)

const DestructionText = ({
  retention: { destruction, file_count },
}: {
  retention: RetentionView
}) => {
  if (destruction === null) return null
  const { status, proposed, approved, destroyed_at, files } = destruction
  const people = [
    `Proposed by ${proposed.by.name} on ${date(dayOf(proposed.at))}`,
    approved && `approved by ${approved.by.name} on ${date(dayOf(approved.at))}`,
  ]
  return (
    <>
      <p>
        {people.filter(Boolean).join(', ')}.{' '}
        {status === 'approved' && `${pluralise(file_count, 'file')} will be destroyed tonight.`}
        {destroyed_at &&
          `${pluralise(file_count, 'file')} destroyed on ${date(dayOf(destroyed_at))}.`}
      </p>
      {files.length > 0 && <Certificate files={files} />}
    </>
  )
}

const Certificate = ({ files }: { files: readonly DestroyedFile[] }) => (
  <details>
    <summary>Certificate of destruction</summary>
    <table className="list">
      <thead>
        <tr>
          <th scope="col">Filed</th>
          <th scope="col">Bytes</th>
          <th scope="col">SHA-256</th>
        </tr>
      </thead>
      <tbody>
        {files.map((it) => (
          <tr key={`${it.sha256} ${it.filed_at}`}>
            <td>{date(dayOf(it.filed_at))}</td>
            <td className="num">{it.bytes.toLocaleString('en-GB')}</td>
            <td className="ref">{it.sha256}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
