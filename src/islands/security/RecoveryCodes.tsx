import { Dialog } from '#components/overlay/Dialog.tsx'
import { saveFile } from '#islands/lists/save-file.ts'
import { firm } from '#lib/firm'

type Props = { codes: readonly string[]; onDone: () => void }

/** New recovery codes, which are shown this once. */
export const RecoveryCodesDialog = ({ codes, onDone }: Props) => (
  <Dialog title="Save your recovery codes" open onClose={onDone}>
    <p>
      Each code signs you in once when your passkey or authenticator is not at hand. We do not show
      them again.
    </p>
    <div className="recovery-codes">
      <p className="print-only">Recovery codes for {firm.brand.name}</p>
      <ol>
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ol>
    </div>
    <p className="row">
      <button type="button" className="btn" onClick={() => download(codes)}>
        Download
      </button>
      <button type="button" className="btn" onClick={() => print()}>
        Print
      </button>
      <button type="button" className="btn main end" onClick={onDone}>
        I have saved them
      </button>
    </p>
  </Dialog>
)

const download = (codes: readonly string[]) =>
  saveFile(
    'recovery-codes.txt',
    `Recovery codes for ${firm.brand.name}. Each works once.\n\n${codes.join('\n')}\n`,
    'text/plain',
  )
