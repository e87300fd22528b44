import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import { FileInput } from '#components/FileInput.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { DateOnly } from '#domain/date-schema'
import { fieldErrorsIn } from '#domain/error-fields'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { importStatement } from '#stores/reconciliation/bank'

type Days = Readonly<Record<string, string>>
/** A line whose day is none: 30 February. */
type DayAsked = { readonly file: File; readonly days: Days; readonly place: string; said: string }

const DAYS = 'days.'
const statement = { label: 'Bank statement', accept: '.csv,.sta,.mt940,.940,.xml,.txt' }

const dayAskedIn = (error: unknown) => {
  const [found] = Object.entries(fieldErrorsIn(error)).filter(([path]) => path.startsWith(DAYS))
  return found ? { place: found[0].slice(DAYS.length), said: found[1].join(' ') } : null
}

/** Imports a statement; a line without a real day is asked for by hand, and then the whole file is imported. */
export const ImportStatement = () => {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<DayAsked | null>(null)
  const { fault, isBusy, submit } = useSubmit()
  const bring = async (file: File, days: Days) => {
    try {
      await importStatement(file, days, crypto.randomUUID())
      setAsked(null)
    } catch (error) {
      const day = dayAskedIn(error)
      setAsked(day && { file, days, ...day })
      if (day === null) throw error
    }
  }
  const load = (file: File) => void submit(() => bring(file, {}))
  return (
    <>
      <ActButton className="btn main" isBusy={isBusy} onPress={() => input.current?.click()}>
        Import a statement
      </ActButton>
      <FileInput input={input} {...statement} onFile={load} />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Dialog title="Enter the day of a line" open={asked !== null} onClose={() => setAsked(null)}>
        {asked && (
          <DayForm
            key={asked.place}
            asked={asked}
            onCancel={() => setAsked(null)}
            onDay={(day) => submit(() => bring(asked.file, { ...asked.days, [asked.place]: day }))}
          />
        )}
      </Dialog>
    </>
  )
}

type FormProps = { asked: DayAsked; onCancel: () => void; onDay: (day: string) => Promise<void> }

const DayForm = ({ asked, onCancel, onDay }: FormProps) => (
  <>
    <p>{asked.said}</p>
    <SchemaForm
      schema={z.object({ day: DateOnly })}
      submit="Import the statement"
      of={`bank-day ${asked.place}`}
      onCancel={onCancel}
      start={{ day: null }}
      fields={[{ name: 'day', label: 'Day of the line', kind: 'date' }]}
      onSubmit={({ day }) => onDay(day)}
    />
  </>
)
