import { atom } from 'nanostores'

const STORED = 'lead-sound'

const kept = () => {
  try {
    return localStorage.getItem(STORED) === 'on'
  } catch {
    return false
  }
}

/** Whether a new lead is heard. */
export const $leadSound = atom(kept())

/** Has a new lead heard, or not; this browser keeps it. */
export const setLeadSound = (on: boolean) => {
  $leadSound.set(on)
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing still sounds until the page goes.
  }
  if (on) ring()
}

/** Two short notes, where the person wants them. */
export const soundNewLead = () => {
  if ($leadSound.get()) ring()
}

const ring = () => {
  const sound = new AudioContext()
  const volume = sound.createGain()
  volume.gain.value = 0.08
  volume.connect(sound.destination)
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const note = sound.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(sound.currentTime + at)
    note.stop(sound.currentTime + at + 0.12)
  }
  setTimeout(() => void sound.close(), 600)
}
