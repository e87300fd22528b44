import type { CommunicationDetail } from '#domain/communication/firm/api'
import type { FirmCommunication } from '#domain/communication/firm/communication'
import { communicationStatusLabels } from '#domain/communication/firm/labels'
import { contentFields, contentOf } from '#domain/communication/firm/versions'
import { changesText, fieldChanges } from '#domain/field-change'
import { runAct } from '#islands/admin/run-act.ts'
import { exactInstant, shortInstant } from '#lib/format'
import { changeCommunication } from '#stores/communication/firm'

/** The versions of a communication, newest first, each with what it changed and a way back to its text. */
export const VersionList = ({
  detail: { communication, versions },
}: {
  detail: CommunicationDetail
}) => (
  <ul className="tasks versions">
    {versions.map((it, at) => (
      <li key={it.version}>
        <b className="t">
          Version {it.version}, {communicationStatusLabels[it.status].toLowerCase()}
        </b>
        <span className="mute">{differenceText(versions[at + 1], it)}</span>
        <span className="mute">{it.changed_by.name}</span>
        <time className="w num" title={exactInstant(it.changed_at)}>
          {shortInstant(it.changed_at)}
        </time>
        {at > 0 && <Restore version={it} communication={communication} />}
      </li>
    ))}
  </ul>
)

const differenceText = (before: FirmCommunication | undefined, after: FirmCommunication) =>
  before ? changesText(fieldChanges(before, after, [...contentFields, 'status'])) : 'Created'

type RestoreProps = { version: FirmCommunication; communication: FirmCommunication }

const Restore = ({ version, communication }: RestoreProps) => (
  <button
    type="button"
    className="btn small"
    onClick={() =>
      void runAct(
        () => changeCommunication(communication, contentOf(version)),
        `Text of version ${version.version} restored`,
      )
    }
  >
    Restore
  </button>
)
