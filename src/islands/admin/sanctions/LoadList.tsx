import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { FileInput } from '#components/FileInput.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { loadList } from '#stores/sanctions/list'

/** Chooses the published file and loads it; a file that is refused leaves the list in force as it is. */
export const LoadList = () => {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const { fault, isBusy, submit } = useSubmit()
  const load = async (file: File) => {
    await submit(() => loadList(file, setShare))
    setShare(null)
  }
  return (
    <div>
      <ActButton className="btn main" isBusy={isBusy} onPress={() => input.current?.click()}>
        {isBusy ? 'Loading the list' : 'Load a list'}
      </ActButton>
      {share !== null && <progress aria-label="Loaded" max={1} value={share} />}
      <FileInput
        input={input}
        label="Sanctions list"
        accept=".csv,text/csv"
        onFile={(file) => void load(file)}
      />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
