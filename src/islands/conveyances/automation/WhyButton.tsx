import { Icon } from '#components/Icon.tsx'
import { $explained, type Explained } from '#stores/conveyance/automation/explanations'

/** Opens why a task or a stage is as it is. */
export const WhyButton = ({ of }: { of: Explained }) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`Why: ${of.title}`}
    onClick={() => $explained.set(of)}
  >
    <Icon name="message-circle-question-mark" />
  </button>
)
