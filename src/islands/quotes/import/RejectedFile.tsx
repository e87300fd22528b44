import { Icon } from '#components/Icon.tsx'
import type { Import } from '#domain/import/import'
import { keepFile } from '#islands/lists/keep-file.ts'
import { tellRefused } from '#stores/chrome/refused-act'
import { fetchRejected } from '#stores/import/imports'

const refused = tellRefused('The file was not made')

const keep = async (it: Import) => {
  const name = it.name.replace(/\.[a-z]+$/i, '')
  keepFile(`${name}, rejected rows.csv`, await fetchRejected(it), 'text/csv')
}

/** Keeps the rejected rows with their reasons, to be put right and imported again. */
export const RejectedFile = ({ it }: { it: Import }) => (
  <button type="button" className="btn small" onClick={() => void keep(it).catch(refused)}>
    <Icon name="download" /> Rejected rows
  </button>
)
