import { Icon } from '#components/Icon.tsx'
import type { Import } from '#domain/import/import'
import { saveFile } from '#islands/lists/save-file.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { fetchRejected } from '#stores/import/imports'

const showFailure = showRefusal('Couldn’t create the file')

const download = async (importRun: Import) => {
  const name = importRun.name.replace(/\.[a-z]+$/i, '')
  saveFile(`${name}, rejected rows.csv`, await fetchRejected(importRun), 'text/csv')
}

/** Downloads the rejected rows with their reasons, to correct and import again. */
export const RejectedFile = ({ importRun }: { importRun: Import }) => (
  <button
    type="button"
    className="btn small"
    onClick={() => void download(importRun).catch(showFailure)}
  >
    <Icon name="download" /> Rejected rows
  </button>
)
