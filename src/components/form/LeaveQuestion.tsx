import { Dialog } from '#components/overlay/Dialog.tsx'

/** Asks before unsaved changes are left. */
export const LeaveQuestion = ({ onAnswer }: { onAnswer: (leaves: boolean) => void }) => (
  <Dialog title="Leave without saving?" open onClose={() => onAnswer(false)}>
    <p>Your changes have not been saved.</p>
    <div className="feet">
      <button type="button" className="btn main" onClick={() => onAnswer(false)}>
        Keep editing
      </button>
      <button type="button" className="btn" onClick={() => onAnswer(true)}>
        Leave
      </button>
    </div>
  </Dialog>
)
