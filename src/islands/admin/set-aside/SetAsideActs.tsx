import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { SetAsideRow } from '#domain/set-aside/api'
import { setAsideLabel, setAsideReason } from '#domain/set-aside/labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { fetchSetAside, tryAgain } from '#stores/set-aside/set-aside'

const retry = async (row: SetAsideRow) => {
  const reason = await tryAgain(row)
  addToast({
    severity: reason === null ? 'success' : 'warn',
    summary: reason === null ? 'Record restored' : 'Still set aside',
    detail: reason === null ? setAsideLabel(row.kind) : setAsideReason(row.kind, reason),
    life: 6000,
  })
}

const download = async (row: SetAsideRow) =>
  saveFile(`${row.kind} ${row.id}.json`, await fetchSetAside(row), 'application/json')

/** The menu of a record that was set aside. */
export const SetAsideActs = ({ row }: { row: SetAsideRow }) => {
  const canUpdate = useCan('set-aside.update')
  return (
    <RowMenu
      label={`Actions for ${setAsideLabel(row.kind)} ${row.id}`}
      choices={[
        {
          key: 'try-again',
          label: 'Try again',
          why: canUpdate ? undefined : 'You do not have permission to do this.',
          onChoose: () => void retry(row).catch(showRefusal('Couldn’t read the record')),
        },
        {
          key: 'download',
          label: 'Download as JSON',
          onChoose: () => void download(row).catch(showRefusal('Couldn’t create the file')),
        },
      ]}
    />
  )
}
