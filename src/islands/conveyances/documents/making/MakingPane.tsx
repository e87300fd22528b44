import { Skeleton } from '#components/Loaded.tsx'
import type { TemplateFilling } from '#domain/document/making/order'
import type { MakingPreview } from '#domain/document/making/view'
import { Blocks } from '#islands/documents/Blocks.tsx'
import { useMakingPreview } from './use-making-preview.ts'

/** A document as it would be made for this case, with what the case lacks for it. */
export const MakingPane = ({ filling }: { filling: TemplateFilling }) => {
  const { preview, problem } = useMakingPreview(filling)
  return (
    <section className="making-preview" aria-label="Preview">
      {problem !== null && (
        <p className="faults" role="alert">
          {problem}
        </p>
      )}
      {preview === null && problem === null && <Skeleton rows={10} />}
      {preview && <Missing missing={preview.missing} />}
      {preview && (
        <div className="tb-sheet">
          <Blocks blocks={preview.header} />
          <Blocks blocks={preview.body} />
          <div className="tb-quiet">
            <Blocks blocks={preview.footer} />
          </div>
        </div>
      )}
    </section>
  )
}

const Missing = ({ missing }: Pick<MakingPreview, 'missing'>) =>
  missing.length === 0 ? null : (
    <div className="faults" role="status">
      <p>This cannot be made yet, as these are empty:</p>
      <ul>
        {missing.map(({ path, label }) => (
          <li key={path}>{label}</li>
        ))}
      </ul>
    </div>
  )
