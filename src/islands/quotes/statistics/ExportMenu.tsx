import { useState } from 'react'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'

export type Download = { readonly label: string; readonly text: () => Promise<string> }
export type Paper = { readonly name: string; readonly made: () => Promise<Blob> }

type Props = { files: readonly Download[]; paper: Paper | undefined }

/** The ways in which figures leave the page: a file for each table, the whole as PDF, or print. */
export const ExportMenu = ({ files, paper }: Props) => {
  const canExport = useCan('quotes.view-any')
  const pdf = usePdfChoice(paper)
  const csv = canExport ? files.map(csvChoice) : []
  return <LazyMenu trigger="Export" choices={[...csv, ...pdf, printChoice]} />
}

const csvChoice = ({ label, text }: Download): Choice => ({
  key: label,
  label: `${label} as CSV`,
  onChoose: () => void saveCsv(label, text),
})

const saveCsv = async (label: string, text: Download['text']) =>
  saveFile(`${label.toLowerCase().replaceAll(' ', '-')}.csv`, await text(), 'text/csv')

const printChoice: Choice = { key: 'print', label: 'Print', onChoose: () => window.print() }

const usePdfChoice = (paper: Paper | undefined): readonly Choice[] => {
  const [isMaking, setMaking] = useState(false)
  if (paper === undefined) return []
  const makePdf = async () => {
    setMaking(true)
    try {
      saveFile(`${paper.name}.pdf`, await paper.made(), 'application/pdf')
    } finally {
      setMaking(false)
    }
  }
  const why = isMaking ? 'The file is being made.' : undefined
  return [{ key: 'pdf', label: 'All as PDF', why, onChoose: () => void makePdf() }]
}
