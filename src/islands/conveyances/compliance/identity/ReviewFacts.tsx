import type { IdentityCheck } from '#domain/identity/identity'
import { identityPapers, identityPoints, identityWays } from '#domain/identity/labels'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { date, dayOf, time } from '#lib/format'

/** What the first person recorded. */
export const ReviewFacts = ({ check: { review, passed } }: { check: IdentityCheck }) =>
  review && (
    <Part title="Review">
      <Line name="Reviewed by">
        {review.by.name}, {date(dayOf(review.at))} at {time(review.at)}
      </Line>
      <Line name="How">
        {identityWays[review.way]}, seen on {date(review.on)}
      </Line>
      {review.relied_on.map(({ paper, ending, expires_on }) => (
        <Line key={`${paper} ${ending}`} name={identityPapers[paper]}>
          number ending {ending}
          {expires_on && `, expires on ${date(expires_on)}`}
        </Line>
      ))}
      <Line name="Checked">{review.points.map((it) => identityPoints[it]).join('. ')}</Line>
      {review.note && <Line name="Note">{review.note}</Line>}
      {passed && (
        <Line name="Approved by">
          {passed.by.name}, {date(dayOf(passed.at))} at {time(passed.at)}
        </Line>
      )}
    </Part>
  )
