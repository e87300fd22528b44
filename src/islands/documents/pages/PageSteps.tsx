import { Icon } from '#components/Icon.tsx'

type Props = { page: number; count: number; onShow: (page: number) => void }

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Goes from page to page. */
export const PageSteps = ({ page, count, onShow }: Props) => (
  <div className="page-steps">
    <button
      type="button"
      className="icon-btn"
      aria-label="Previous page"
      disabled={page <= 1}
      onClick={() => onShow(page - 1)}
    >
      <Icon name="chevron-left" />
    </button>
    <label>
      Page{' '}
      <select
        className="input"
        value={page}
        onChange={({ target }) => onShow(Number(target.value))}
      >
        {numbersTo(count).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>{' '}
      of {count}
    </label>
    <button
      type="button"
      className="icon-btn"
      aria-label="Next page"
      disabled={page >= count}
      onClick={() => onShow(page + 1)}
    >
      <Icon name="chevron-right" />
    </button>
  </div>
)
