import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { $period, exportReport, type ReportFile } from '#stores/money-report/reports'

type Props = { title: string; file: ReportFile }

/** The title of a report, and its rows as a file. */
export const ReportHead = ({ title, file }: Props) => {
  const { fault, isBusy, submit } = useSubmit()
  const save = async () => {
    const { from, to } = $period.get()
    saveFile(`${file} ${from} to ${to}.csv`, await exportReport(file), 'text/csv')
  }
  return (
    <div className="row between wrap">
      <h3 className="h2">{title}</h3>
      <button
        type="button"
        className="btn small quiet"
        disabled={isBusy}
        onClick={() => void submit(save)}
      >
        Download as CSV<span className="sr">: {title.toLowerCase()}</span>
      </button>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
