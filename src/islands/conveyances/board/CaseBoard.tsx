import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { useNarrow } from '#components/overlay/narrow.ts'
import type { BoardColumn } from '#domain/conveyance/board/api'
import { $route } from '#stores/chrome/route'
import { $board, $boardColumns } from '#stores/conveyance/board/board'
import { conveyanceFiltersIn } from '#stores/conveyance/conveyances'
import { moveFocus } from './board-keys.ts'
import { CaseColumn } from './CaseColumn.tsx'
import { CaseLayout } from './CaseLayout.tsx'

const NoCases = ({ isFiltered }: { isFiltered: boolean }) => (
  <Empty title="No open cases">
    <p>
      {isFiltered
        ? 'No open case matches this view and these filters.'
        : 'A case opens here when an accepted quote is instructed, or by New case.'}
    </p>
  </Empty>
)

/** The open cases by stage. Cases move by their tasks, never by dragging. */
export default function CaseBoard() {
  const { search } = useStore($route)
  const { view = 'all', ...filters } = conveyanceFiltersIn(search)
  const isFiltered = view !== 'all' || Object.keys(filters).length > 0
  return (
    <CaseLayout hint="A case moves when its tasks are done, not by dragging.">
      <Loaded
        from={useStore($board)}
        skeleton={<Skeleton rows={14} />}
        retry={() => $boardColumns.revalidate()}
      >
        {(columns) =>
          columns.length === 0 ? <NoCases isFiltered={isFiltered} /> : <Columns columns={columns} />
        }
      </Loaded>
    </CaseLayout>
  )
}

const Columns = ({ columns }: { columns: readonly BoardColumn[] }) => {
  const board = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(640)
  const [opened, setOpened] = useState<string | null>(null)
  const open = opened ?? columns[0]?.key
  return (
    <section
      ref={board}
      className="case-board"
      aria-label="Cases by stage"
      onKeyDown={(event) => {
        if (board.current && moveFocus(board.current, event.target, event.key))
          event.preventDefault()
      }}
    >
      {columns.map((column) => (
        <CaseColumn
          key={column.key}
          column={column}
          isOpen={!isNarrow || column.key === open}
          onOpen={isNarrow ? () => setOpened(column.key) : undefined}
        />
      ))}
    </section>
  )
}
