import { useEffect, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { type Explained, fetchExplanation } from '#stores/conveyance/automation/explanations'

/** Why a task or a stage is as it is, in sentences. */
export default function Explanation({ of }: { of: Explained }) {
  const [sentences, setSentences] = useState<readonly string[] | null>(null)
  useEffect(() => {
    // The call has shown its error; there is nothing to explain.
    fetchExplanation(of).then(setSentences, () => setSentences([]))
  }, [of])
  if (sentences === null) return <Skeleton rows={3} />
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}
