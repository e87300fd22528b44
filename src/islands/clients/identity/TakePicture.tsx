import { useMemo } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { uploadLimits } from '#domain/document/limits'
import type { PictureSlot } from '#domain/identity/identity'
import { $ownIdentity, sendPictureTo } from '#stores/identity/of-client'
import { type PlaceProps, StepPage } from './StepPage.tsx'
import { shotOf, stepHref, stepsOf } from './steps.ts'

const pictureLimits = {
  ...uploadLimits('client'),
  endings: ['.jpg', '.jpeg', '.png', '.heic', '.pdf'],
  mostFiles: 1,
}

/** One picture; it is saved as soon as it has arrived, and goes on after a cut. */
export const TakePicture = ({ slot, ...place }: PlaceProps & { slot: PictureSlot }) => {
  const { check, at } = place
  const send = useMemo(() => sendPictureTo(check.conveyance_id, slot), [check.conveyance_id, slot])
  const { title, text } = shotOf(check, slot)
  const arrived = check.slots.find((it) => it.slot === slot)?.name ?? null
  return (
    <StepPage {...place} title={title} text={text}>
      {slot === 'selfie' && <p className="identity-code num">{check.code}</p>}
      <FileDrop
        label={arrived ? 'Take another picture' : 'Take a picture, or choose one'}
        name={slot}
        limits={pictureLimits}
        send={send}
        onSent={() => $ownIdentity.revalidate()}
      />
      {arrived && (
        <div className="question-foot" role="status">
          <p>We have {arrived}.</p>
          <a className="btn main big" href={stepHref(check, stepsOf(check)[at + 1] ?? 'send')}>
            Continue
          </a>
        </div>
      )}
    </StepPage>
  )
}
