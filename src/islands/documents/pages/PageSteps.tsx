import { Icon } from '#components/Icon.tsx'

type Props = { page: number; count: number; onShow: (page: number) => void }

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Goes from page to page. */
export const PageSteps = ({ page, count, onShow }: Props) => (
  <div className="page-steps">
    <Step to={page - 1} label="Previous page" icon="chevron-left" {...{ count, onShow }} />
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
    <Step to={page + 1} label="Next page" icon="chevron-right" {...{ count, onShow }} />
  </div>
)

type StepProps = Omit<Props, 'page'> & {
  to: number
  label: string
  icon: 'chevron-left' | 'chevron-right'
}

const Step = ({ to, label, icon, count, onShow }: StepProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={label}
    disabled={to < 1 || to > count}
    onClick={() => onShow(to)}
  >
    <Icon name={icon} />
  </button>
)
