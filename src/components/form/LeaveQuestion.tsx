import { Dialog } from '#components/overlay/Dialog.tsx'

/** Something is typed and not sent: stay with it, or leave it behind. */
export const LeaveQuestion = ({ onAnswer }: { onAnswer: (leaves: boolean) => void }) => (
  <Dialog title="Leave without sending?" open onClose={() => onAnswer(false)}>
    <p>What you typed here has not been sent.</p>
    <div className="feet">
      <button type="button" className="btn main" onClick={() => onAnswer(false)}>
        Keep typing
      </button>
      <button type="button" className="btn" onClick={() => onAnswer(true)}>
        Leave
      </button>
    </div>
  </Dialog>
)
