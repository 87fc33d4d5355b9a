import { useSelector } from '@xstate/react'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import {
  CHOSEN_MAX_BYTES,
  type ChoiceProblem,
  hasTooManyPixels,
  PICTURE_FRAME,
  PICTURE_TYPES,
  pictureProblem,
  pictureSentences,
} from '../../domain/employees/picture.ts'
import { wording } from '../../domain/employees/wording.ts'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { lazily } from '../app/lazily.ts'
import { useToasts } from '../app/machines.tsx'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { FileButton } from '../kit/FileButton.tsx'
import { Section } from '../kit/Section.tsx'
import { pictureSize } from './pictureSize.ts'

interface PictureProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly denied: string | undefined
}

/** What most people never need is loaded with the first picture. */
const crop = lazily(() => import('../kit/CropDialog.tsx'))

/** What is seen around the frame. */
const boundary = { width: 450, height: 360 }

/** The picture, and the way to another: chosen, cut to its frame, sent. */
export const Picture = ({ profile, employee, denied }: PictureProps) => {
  const isBusy = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'uploadingAvatar' }))
  const isCutting = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'cuttingPicture' }))
  const { picture, pictureProblem: problem } = useSelector(profile, ({ context }) => context)
  const toasts = useToasts()
  const hint = useId()
  const CropDialog = isCutting ? crop.loaded()?.CropDialog : undefined

  const choose = async (file: File | undefined) => {
    if (!file) return
    const wrong = pictureProblem(file) ?? (await unfit(file))
    const offer = () => profile.send({ type: 'picture.offered', file, problem: wrong })
    if (wrong !== null) return offer()
    await crop
      .load()
      .then(offer, () => toasts.send({ type: 'toast.announced', kind: 'error', text: wording.cropperNotLoaded }))
  }
  const send = (file: File) => profile.send({ type: 'avatar.chosen', file })
  return (
    <Section title="Picture">
      <div className={slot('profile', 'picture')}>
        <PersonAvatar person={employee} size={96} />
        <div className={slot('profile', 'choosing')}>
          <span id={hint} className={slot('field', 'hint')}>
            JPG, PNG, GIF or WebP, at most {fileSize(CHOSEN_MAX_BYTES)}.
          </span>
          <FileButton
            label="Picture"
            accept={PICTURE_TYPES.join(',')}
            describedBy={hint}
            denied={denied}
            busy={isBusy}
            onOffered={([file]) => void choose(file)}
          >
            {isBusy ? null : <Upload aria-hidden="true" />}
            Choose a picture
          </FileButton>
        </div>
      </div>
      {problem === null ? null : <Banner tone="danger">{pictureSentences[problem]}</Banner>}
      {problem === null && picture !== null && picture.refusal !== null ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => send(picture.file)}>
              Try again
            </Button>
          }
        >
          {picture.refusal}
        </Banner>
      ) : null}
      {picture === null || CropDialog === undefined ? null : (
        <CropDialog
          file={picture.file}
          frame={PICTURE_FRAME}
          boundary={boundary}
          confirmLabel="Use this picture"
          onCut={send}
          onCancel={() => askToLeave(profile, { type: 'picture.left' })}
        />
      )}
    </Section>
  )
}

/** What only the picture itself tells. */
const unfit = async (file: File): Promise<ChoiceProblem | null> => {
  const size = await pictureSize(file)
  if (size === null) return 'unreadable'
  return hasTooManyPixels(size) ? 'tooManyPixels' : null
}
