import { workLabels } from '#domain/user/leave/labels'
import { type OpenWork, type WorkKind, workKinds } from '#domain/user/leave/work'
import { pluralise } from '#lib/format'
import type { LeaveStep } from './step.ts'
import { workHref } from './work-href.ts'

const hasKind = (work: readonly OpenWork[]) => (kind: WorkKind) =>
  work.some((it) => it.kind === kind)

/** What somebody has open, by kind; the records of a kind unfold. */
export const OpenWorkStep = ({ user, detail: { work, call_backs }, next }: LeaveStep) => (
  <div className="leave-step">
    {work.length === 0 ? (
      <p>{user.first_name} has nothing open.</p>
    ) : (
      <p>
        All of this has to be handed over before {user.first_name} leaves. Tasks on their own cases
        go with the case
        {call_backs > 0
          ? `, and ${pluralise(call_backs, 'planned call')} with the lead or quote`
          : ''}
        .
      </p>
    )}
    {workKinds.filter(hasKind(work)).map((kind) => (
      <WorkOfKind key={kind} kind={kind} work={work.filter((it) => it.kind === kind)} />
    ))}
    <div className="feet">
      <button type="button" className="btn main" onClick={next}>
        Continue
      </button>
    </div>
  </div>
)

const WorkOfKind = ({ kind, work }: { kind: WorkKind; work: readonly OpenWork[] }) => (
  <details>
    <summary>
      {workLabels[kind]} <span className="count">{work.length}</span>
    </summary>
    <dl className="leave-work">
      {work.map((it) => (
        <div key={it.id}>
          <dt>
            <WorkLink work={it} />
          </dt>
          <dd className="mute">{it.title}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const WorkLink = ({ work }: { work: OpenWork }) => {
  const to = workHref(work)
  if (to === null) return work.ref
  return (
    <a className="link num" href={to}>
      {work.ref}
    </a>
  )
}
