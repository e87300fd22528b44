import { atom } from 'nanostores'

const STORED = 'lead-sound'

const isStoredOn = () => {
  try {
    return localStorage.getItem(STORED) === 'on'
  } catch {
    return false
  }
}

export const $leadSound = atom(isStoredOn())

export const setLeadSound = (on: boolean) => {
  $leadSound.set(on)
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (on) playSound()
}

export const playNewLeadSound = () => {
  if ($leadSound.get()) playSound()
}

const playSound = () => {
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
