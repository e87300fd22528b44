import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { href } from '#routes'

type Props = { classification: Pick<ClassificationDetail, 'samples' | 'firms'> }

/** What was asked of a classification last, and who asks most of it. */
export const ClassificationSources = ({ classification: { samples, firms } }: Props) => (
  <section className="after" aria-labelledby="classification-samples">
    <h2 className="h2" id="classification-samples">
      Asked last
    </h2>
    {samples.length === 0 ? (
      <p className="mute">No case that you can see has an enquiry of it.</p>
    ) : (
      <ul className="library-uses">
        {samples.map(({ id, ref, number, text }) => (
          <li key={`${id} ${number}`}>
            <a className="link" href={`${href('conveyances-id', { id })}?tab=enquiries`}>
              {ref}, enquiry {number}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    )}
    {firms.length > 0 && (
      <p>
        Asked most in 12 months by {firms.map(({ name, count }) => `${name} (${count})`).join(', ')}
        .
      </p>
    )}
  </section>
)
