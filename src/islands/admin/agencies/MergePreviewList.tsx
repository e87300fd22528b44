import { movedText } from '#domain/agent/moved'
import type { MergePreview } from '#domain/agent/view'
import { pluralise } from '#lib/format'

type Props = { preview: MergePreview; kept: string }

/** What a merge would move, or why it is refused. */
export const MergePreviewList = ({ preview, kept }: Props) =>
  preview.against === null ? (
    <section className="sec merge-preview" aria-label="What moves">
      <header>
        <h2>
          Moves from {preview.other} to {kept}
        </h2>
      </header>
      <ul>
        {linesOf(preview).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ) : (
    <p className="fault" role="status">
      {preview.against}
    </p>
  )

const linesOf = (preview: MergePreview) => {
  const { branches, negotiators, joined_branches, joined_negotiators } = preview
  const people = pluralise(negotiators, 'negotiator')
  return [
    branches > 0 ? `${pluralise(branches, 'branch', 'branches')}, ${people}` : people,
    movedText(preview),
    joined_branches.length > 0 && `Branches in both, made one: ${joined_branches.join(', ')}`,
    joined_negotiators.length > 0 &&
      `Negotiators in both, made one: ${joined_negotiators.join(', ')}`,
  ].filter((line) => line !== false)
}
