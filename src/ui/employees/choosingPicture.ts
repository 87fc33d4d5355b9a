import { useSelector } from '@xstate/react'
import {
  type ChoiceProblem,
  hasTooManyPixels,
  PICTURE_TYPES,
  pictureProblem,
  pictureSentences,
} from '../../domain/employees/picture.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { lazily } from '../app/lazily.ts'
import { useToasts } from '../app/machines.tsx'
import { pictureSize } from './pictureSize.ts'

/** What most people never need is loaded with the first picture. */
export const crop = lazily(() => import('../kit/CropDialog.tsx'))

/** What the browser's own chooser shows. */
export const acceptedPictures = PICTURE_TYPES.join(',')

/** Choosing a picture of the person whose page is open, from wherever on it. */
export const usePictureChoice = (profile: EmployeeProfileActor) => {
  const isBusy = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'uploadingAvatar' }))
  const { picture, pictureProblem: problem } = useSelector(profile, ({ context }) => context)
  const toasts = useToasts()
  /** Answers what is wrong with it, which stands on the page as well. */
  const choose = async (file: File | undefined): Promise<string | null> => {
    if (!file) return null
    const wrong = pictureProblem(file) ?? (await unfit(file))
    const offer = () => profile.send({ type: 'picture.offered', file, problem: wrong })
    if (wrong !== null) {
      offer()
      return pictureSentences[wrong]
    }
    await crop
      .load()
      .then(offer, () => toasts.send({ type: 'toast.announced', kind: 'error', text: wording.cropperNotLoaded }))
    return null
  }
  const refused = problem === null && picture !== null && picture.refusal !== null ? picture : null
  return { isBusy, choose, problem: problem === null ? null : pictureSentences[problem], refused }
}

/** What only the picture itself tells. */
const unfit = async (file: File): Promise<ChoiceProblem | null> => {
  const size = await pictureSize(file)
  if (size === null) return 'unreadable'
  return hasTooManyPixels(size) ? 'tooManyPixels' : null
}
