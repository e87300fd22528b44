import type { ProvidedChannel } from '#domain/communication/provider/settings'
import { addToast } from '#stores/chrome/toasts'
import { sendTest } from '#stores/communication/providers'
import { useStep } from './use-step.ts'

export const TestMessage = ({ channel }: { channel: ProvidedChannel }) => {
  const { busy, run } = useStep('Couldn’t send a test')
  const send = async (key: string) => {
    await sendTest(channel, key)
    addToast({
      severity: 'success',
      summary: 'Test queued',
      detail: 'See Communications for what became of it.',
      life: 4000,
    })
  }
  return (
    <p className="test-message">
      <button type="button" className="btn" aria-disabled={busy} onClick={() => run(send)}>
        Send a test to me
      </button>
    </p>
  )
}
